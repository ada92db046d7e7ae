import {
  type DefinitionOptions,
  toolDefinitions as definitionsOf,
  type ToolDefinitions,
} from './agents/tool-definitions.ts';
import { createHandler as createHandlerOf, type Handler } from './api/handler.ts';
import type { HandlerOptions } from './api/paths.ts';
import { type RunOptions, runTool as runToolOf } from './api/run-tool.ts';
import {
  type InterceptOptions,
  interceptFetch as interceptFetchFor,
} from './client/intercept-fetch.ts';
import type { ToolList } from './tool.ts';
import { registry } from './tools/registry.ts';

// The functions that take a list of tools, with all tools of this package as the default.

/**
 * Returns the JSON API as a function from `Request` to `Response`, for a service worker, a page, a
 * server or an edge runtime. Errors are answered with an envelope and a
 * status, too. Throws a `TypeError` if an option is invalid.
 *
 * @example
 * const handle = createHandler();
 * const request = new Request('https://example.com/api/percentage-of', {
 *   method: 'POST',
 *   body: JSON.stringify({ x: 7, y: 100 }),
 * });
 * await (await handle(request)).json(); // { ok: true, result: { result: 7 } }
 */
export function createHandler(options: Partial<ToolList> & HandlerOptions = {}): Handler {
  return createHandlerOf({ tools: registry, ...options });
}

/**
 * Runs a tool by name and resolves to its result. Use it for calls whose name and arguments come from
 * elsewhere, such as a language model, or as the transport of `createClient()` to compute in the page.
 *
 * It validates the request and applies the defaults, as the API does. Rejects with a `ToolError` if the
 * name is unknown or the request is invalid.
 *
 * @example
 * await runTool('percentage-of', { x: 7, y: 100 }); // { result: 7 }
 */
export function runTool(
  name: string,
  request: unknown,
  options: Partial<RunOptions> = {},
): Promise<object> {
  return runToolOf(name, request, { tools: registry, ...options });
}

/**
 * Replaces `fetch` with one that answers the API itself, for tests of an app and for pages where no service
 * worker can run. It passes other requests to the original `fetch`. Links, images and `XMLHttpRequest`
 * are not intercepted.
 *
 * Relative URLs and paths belong to the page, or to `http://localhost` without a page, as in Node.
 *
 * Returns a function that restores the original `fetch`. Throws a `TypeError` if `base` contains the
 * page, or if the environment lacks `Request` and `Response`.
 *
 * @example
 * const { status } = await install();
 * if (status !== 'controlled') interceptFetch();
 *
 * @example
 * const restore = interceptFetch({ base: 'https://api.example/api/' });
 */
export function interceptFetch(options: Partial<ToolList> & InterceptOptions = {}): () => void {
  return interceptFetchFor({ tools: registry, ...options });
}

/**
 * Returns definitions of the tools for a language model. Pass the model's calls to `runTool()`.
 *
 * - `mcp`, the default: `tools/list` of the Model Context Protocol
 * - `chat-completions`: OpenAI's Chat Completions, also used by Mistral, DeepSeek, Qwen, xAI and local
 *   servers
 * - `responses`: OpenAI's Responses
 * - `anthropic`: Anthropic's Messages
 * - `gemini`: `functionDeclarations` of Google's Gemini
 *
 * @example
 * toolDefinitions('anthropic')[1];
 * // { name: 'bmi-calculator', description: 'Computes the body mass index …',
 * //   input_schema: { type: 'object', properties: { … }, required: ['unit', 'height', 'weight'] } }
 */
export function toolDefinitions(): readonly ToolDefinitions['mcp'][];
export function toolDefinitions<Protocol extends keyof ToolDefinitions>(
  protocol: Protocol,
  options?: Partial<ToolList> & DefinitionOptions,
): readonly ToolDefinitions[Protocol][];
export function toolDefinitions(
  protocol: keyof ToolDefinitions = 'mcp',
  options: Partial<ToolList> & DefinitionOptions = {},
): readonly ToolDefinitions[keyof ToolDefinitions][] {
  return definitionsOf(protocol, { tools: registry, ...options });
}
