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

// What takes a list of tools, with all tools of this package as the default.

/**
 * The JSON API as a function from `Request` to `Response`, for a service worker, a page, a server
 * or an edge runtime. Whatever the request holds, the answer is an envelope with a status.
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
 * Runs a tool by its name as the API would: validates the request, applies the defaults, and
 * resolves to what the API answers as `result`. It is for calls whose name and arguments come from
 * elsewhere, such as a language model, and makes `createClient` compute in the page.
 *
 * Rejects with a `ToolError` for an unknown name and for a request that the tool refuses.
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
 * Answers the API in `fetch` itself: in tests of an app, and in pages where no service worker can
 * run. Other requests go to the `fetch` that was there. Only `fetch` is intercepted, not links,
 * images or `XMLHttpRequest`.
 *
 * Relative URLs and paths belong to the page; without a page, as in Node, to `http://localhost`.
 *
 * Returns a function that puts the former `fetch` back. Throws a `TypeError` if `base` contains the
 * page, and in environments without `Request` and `Response`.
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
 * The tools as definitions that a language model can call by name; `runTool` executes a call.
 *
 * - `mcp`, unless told otherwise: `tools/list` of the Model Context Protocol
 * - `chat-completions`: OpenAI's Chat Completions, which Mistral, DeepSeek, Qwen, xAI and local
 *   servers speak, too
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
