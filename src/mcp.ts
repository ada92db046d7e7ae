import {
  createMcpHandler as createMcpHandlerOf,
  type McpHandlerOptions,
} from './agents/mcp-handler.ts';
import type { McpOptions } from './agents/mcp-server.ts';
import { serveStdio as serveStdioOf } from './agents/serve-stdio.ts';
import type { Handler } from './api/handler.ts';
import type { ToolList } from './tool.ts';
import { registry } from './tools/registry.ts';

// The servers for the Model Context Protocol, with all tools of this package as the default.

/**
 * Returns a function from `Request` to `Response` that serves the tools to clients of the Model Context
 * Protocol over HTTP (Streamable HTTP, without sessions). Mount it at one path, such as `/mcp`.
 *
 * It refuses requests from pages on origins other than this machine and `origins`, as the protocol
 * requires. Therefore, other sites cannot call a server on your own machine.
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
 * Serves the tools to a client of the Model Context Protocol over standard input and output. Resolves
 * once the client closes its end, or on SIGTERM or SIGINT. Until then, anything else that the program
 * prints goes to standard error.
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
 * Serves the tools to clients of the Model Context Protocol, for servers and edge runtimes that expect a
 * module with a `fetch` function.
 *
 * @example
 * // worker.js of a Cloudflare Worker
 * export { default } from 'toolworker/mcp';
 */
export default { fetch: createMcpHandler() };
