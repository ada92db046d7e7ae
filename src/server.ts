import { createHandler } from './api/handler.ts';
import { tools } from './tools/registry.ts';

/**
 * Serves the API with all tools on servers and edge runtimes that expect a module with a `fetch`
 * function: Cloudflare Workers, Deno, Bun, and Node through an adapter. It keeps no state.
 *
 * @example
 * // worker.js of a Cloudflare Worker
 * export { default } from 'toolworker/server';
 */
export default { fetch: createHandler({ tools }) };
