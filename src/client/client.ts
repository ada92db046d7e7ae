import { defaultBase, withFinalSlash } from '../api/base.ts';
import type { Tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import type {
  ApiResponse,
  BuiltInTools,
  ToolRequest,
  ToolResult,
  ToolSlug,
} from '../tools/registry.ts';

/** Sends a call to the API and resolves to its result. */
export type Transport<Tools extends readonly Tool[] = BuiltInTools> = (
  slug: ToolSlug<Tools>,
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
  readonly call: <Slug extends ToolSlug<Tools>>(
    slug: Slug,
    ...request: Record<never, never> extends ToolRequest<Slug, Tools>
      ? [request?: ToolRequest<Slug, Tools>]
      : [request: ToolRequest<Slug, Tools>]
  ) => Promise<ToolResult<Slug, Tools>>;
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
 * const local = createClient({ transport: (slug, request) => runTool(slug, request, { tools }) });
 *
 * @example
 * const own = createClient<typeof tools>(); // of a list of tools
 */
export function createClient<Tools extends readonly Tool[] = BuiltInTools>(
  options: ClientOptions<Tools> = {},
): Client<Tools> {
  const transport = 'transport' in options ? options.transport : fetchBelow(options.base);
  return {
    call: async <Slug extends ToolSlug<Tools>>(slug: Slug, request: object = {}) =>
      // Tests check that every tool answers with these types.
      (await transport(slug, request)) as ToolResult<Slug, Tools>,
  };
}

function fetchBelow(base: string | URL = defaultBase) {
  const below = withFinalSlash(`${base}`);
  return async (slug: string, request: object): Promise<object> => {
    const url = below + slug;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(request) });
    const body: unknown = await response.json().catch(() => undefined);
    if (!isApiResponse(body)) throw new Error(unanswered(url, response.status));
    if (!body.ok) throw new ToolError(body.error);
    return body.result;
  };
}

function isApiResponse(body: unknown): body is ApiResponse<ToolSlug> {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : body.ok === false && 'error' in body;
}

function unanswered(url: string, status: number): string {
  return (
    `The API did not answer ${url}, which has status ${status}. ` +
    'Await install() first, or compute in the page with interceptFetch({ tools }).'
  );
}
