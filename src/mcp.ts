import { createMcpHandler } from './agents/mcp-handler.ts';
import { tools } from './tools/registry.ts';

/**
 * Serves all tools to clients of the Model Context Protocol, for servers and edge runtimes that
 * expect a module with a `fetch` function.
 *
 * @example
 * // worker.js of a Cloudflare Worker
 * export { default } from 'toolworker/mcp';
 */
export default { fetch: createMcpHandler({ tools }) };
