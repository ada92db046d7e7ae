import {
  createMcpHandler as createMcpHandlerOf,
  type McpHandlerOptions,
} from './agents/mcp-handler.ts';
import type { McpOptions } from './agents/mcp-server.ts';
import { serveStdio as serveStdioOf } from './agents/serve-stdio.ts';
import type { Handler } from './api/handler.ts';
import type { ToolList } from './tool.ts';
import { registry } from './tools/registry.ts';

// The server of the Model Context Protocol, with all tools of this package as the default.

/**
 * The tools for clients of the Model Context Protocol over HTTP (Streamable HTTP, without sessions), as
 * a function from `Request` to `Response`. Mount it at one path, such as `/mcp`.
 *
 * It refuses requests of pages on other origins than `origins`, as the protocol demands. That protects
 * a server on your own machine from pages that have their name point to it.
 *
 * @example
 * const handle = createMcpHandler({ origins: ['https://chat.example'] });
 */
export function createMcpHandler(
  options: Partial<ToolList> & Omit<McpHandlerOptions, 'tools'> = {},
): Handler {
  return createMcpHandlerOf({ tools: registry, ...options });
}

/**
 * Serves the tools to a client of the Model Context Protocol over standard input and output; resolves
 * when the client has closed its end, or on SIGTERM or SIGINT. What else the program prints goes to
 * standard error from then on.
 *
 * @example
 * await serveStdio();
 */
export function serveStdio(
  options: Partial<ToolList> & Omit<McpOptions, 'tools'> = {},
): Promise<void> {
  return serveStdioOf({ tools: registry, ...options });
}

/**
 * The tools for clients of the Model Context Protocol, on servers and edge runtimes that take a module
 * with a `fetch` function.
 *
 * @example
 * // worker.js of a Cloudflare Worker
 * export { default } from 'toolworker/mcp';
 */
export default { fetch: createMcpHandler() };
