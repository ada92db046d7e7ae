import { defaultBase, withFinalSlash } from '../api/base.ts';
import type { Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import type {
  ApiResponse,
  BuiltInTools,
  ToolName,
  ToolRequest,
  ToolResult,
} from '../tools/registry.ts';

/** Sends a call to the API and resolves to its result. */
export type Transport<Tools extends readonly Tool[] = BuiltInTools> = (
  name: ToolName<Tools>,
  request: object,
) => Promise<object>;

/** Either the path or URL of the API, by default `/api/`, or a transport. */
export type ClientOptions<Tools extends readonly Tool[] = BuiltInTools> =
  | { readonly base?: string | URL }
  | { readonly transport: Transport<Tools> };

/** Calls the API. */
export interface Client<Tools extends readonly Tool[] = BuiltInTools> {
  /**
   * Calls a tool. Request and result have the types of the tool's function. Rejects with a `ToolError`
   * that has the API's message if the request is invalid.
   */
  readonly call: <Name extends ToolName<Tools>>(
    name: Name,
    ...request: Record<never, never> extends ToolRequest<Name, Tools>
      ? [request?: ToolRequest<Name, Tools>]
      : [request: ToolRequest<Name, Tools>]
  ) => Promise<ToolResult<Name, Tools>>;
}

/**
 * Returns a typed client of the API. By default it calls `fetch`, which a service worker or a server
 * answers. With `runTool()` as its transport, it computes in the page and needs neither.
 *
 * @example
 * const api = createClient();
 * await api.call('bmi-calculator', { unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 *
 * @example
 * const local = createClient({ transport: (name, request) => runTool(name, request, { tools }) });
 *
 * @example
 * const own = createClient<typeof tools>(); // of a list of tools
 */
export function createClient<Tools extends readonly Tool[] = BuiltInTools>(
  options: ClientOptions<Tools> = {},
): Client<Tools> {
  const transport = 'transport' in options ? options.transport : fetchBelow(options.base);
  return {
    call: async <Name extends ToolName<Tools>>(name: Name, request: object = {}) =>
      // Tests check that every tool answers with these types.
      (await transport(name, request)) as ToolResult<Name, Tools>,
  };
}

function fetchBelow(base: string | URL = defaultBase) {
  const below = withFinalSlash(`${base}`);
  return async (name: string, request: object): Promise<object> => {
    const url = below + name;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request) });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!isAnswer(answer)) throw new Error(unanswered(url, response.status));
    if (!answer.ok) throw new ToolError(answer.error);
    return answer.result;
  };
}

function isAnswer(body: unknown): body is ApiResponse<ToolName> {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : body.ok === false && 'error' in body;
}

function unanswered(url: string, status: number): string {
  return (
    `The API did not answer ${url}, which has status ${status}. ` +
    'Await install() first, or compute in the page with interceptFetch({ tools }).'
  );
}
