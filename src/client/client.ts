import { defaultBase, withFinalSlash } from '../api/base.ts';
import { jsonWithIssues } from '../api/media-type.ts';
import { isObject } from '../schema/objects.ts';
import { settleOrAbort } from '../shared/settle-or-abort.ts';
import type { Tool } from '../tool.ts';
import { ToolError, withIssues } from '../tool-error.ts';
import type {
  ApiResponse,
  BuiltInTools,
  ToolRequest,
  ToolResult,
  ToolSlug,
} from '../tools/registry.ts';
import { toJson } from './to-json.ts';

/** Options of a call, as `fetch` takes them. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Headers of the request, in addition to `Content-Type` and `Accept`. */
  // Only the DOM library has a name for what `new Headers()` takes.
  readonly headers?: NonNullable<ConstructorParameters<typeof Headers>[0]>;
}

/** Sends a call to the API and resolves to its result. */
export type ToolTransport = (
  slug: string,
  request: object,
  options?: CallOptions,
) => Promise<object>;

/** Either the path or URL of the API, by default `/api/`, or a transport. */
export type ToolClientOptions =
  | { readonly base?: string | URL }
  | { readonly transport: ToolTransport };

/** Calls the API. */
export interface ToolClient<Tools extends readonly Tool[] = BuiltInTools> {
  /**
   * Calls a tool. Request and result have the types of the tool's function. Rejects with a
   * `ToolError` that has the API's message and an issue for each field if the request is invalid,
   * or if JSON cannot represent it, as with `NaN`.
   *
   * @example
   * await api.call('percentage-of', { x: 7, y: 100 }, { signal: AbortSignal.timeout(1_000) });
   */
  readonly call: <Slug extends ToolSlug<Tools>>(
    slug: Slug,
    ...call: Record<never, never> extends ToolRequest<Slug, Tools>
      ? [request?: ToolRequest<Slug, Tools> | undefined, options?: CallOptions]
      : [request: ToolRequest<Slug, Tools>, options?: CallOptions]
  ) => Promise<ToolResult<Slug, Tools>>;
}

/**
 * Returns a typed client of the API. By default it calls `fetch`, whose request a service worker or
 * a server handles. With `runTool()` as its transport, it computes in the page and needs neither.
 *
 * @example
 * const api = createClient();
 * await api.call('bmi-calculator', { unit: 'metric', height: 180, weight: 81 });
 * // { bmi: 25, category: 'Overweight' }
 *
 * @example
 * const local = createClient({
 *   transport: (slug, request, options) => runTool(slug, request, { tools, ...options }),
 * });
 *
 * @example
 * const own = createClient<typeof tools>(); // of a list of tools
 */
export function createClient<Tools extends readonly Tool[] = BuiltInTools>(
  options: ToolClientOptions = {},
): ToolClient<Tools> {
  const transport = transportOf(options);
  return {
    call: async <Slug extends ToolSlug<Tools>>(
      slug: Slug,
      request: object = {},
      ...callOptions: [CallOptions?]
    ) => {
      const send = () => transport(slug, request, ...callOptions);
      const signal = callOptions[0]?.signal;
      const result = await (signal ? settleOrAbort(signal, send) : send());
      // Tests check that every tool answers with these types.
      return result as ToolResult<Slug, Tools>;
    },
  };
}

function transportOf(options: ToolClientOptions): ToolTransport {
  // Callers in plain JavaScript may pass anything.
  const given = { ...options };
  if (!('transport' in given)) return fetchBelow(given.base);
  if (typeof given.transport === 'function') return given.transport;
  throw new TypeError('transport: expected a function, such as one that calls runTool()');
}

function fetchBelow(base: string | URL = defaultBase) {
  const below = withFinalSlash(`${base}`);
  return async (slug: string, request: object, options?: CallOptions): Promise<object> => {
    const url = below + slug;
    const body = toJson(request);
    const headers = withMediaTypes(options?.headers);
    const response = await fetch(url, { ...options, method: 'POST', headers, body });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!isApiResponse(answer)) throw new Error(unanswered(url, slug, response.status));
    if (!answer.ok) throw withIssues(new ToolError(answer.error), answer.issues);
    return answer.result;
  };
}

/** Returns the headers of a call. The caller's own take precedence. */
function withMediaTypes(given: CallOptions['headers']): NonNullable<CallOptions['headers']> {
  const ours = { 'Content-Type': 'application/json', Accept: jsonWithIssues };
  return given ? Object.fromEntries([...new Headers(ours), ...new Headers(given)]) : ours;
}

function isApiResponse(body: unknown): body is ApiResponse<ToolSlug> {
  if (!isObject(body) || !('ok' in body)) return false;
  return body.ok === true ? 'result' in body : body.ok === false && 'error' in body;
}

function unanswered(url: string, slug: string, status: number): string {
  return (
    `${url} responded with status ${status}, but not with the JSON of the API. ` +
    `Await install({ tools: ['${slug}'] }) first, which says if the worker lacks it, ` +
    'or compute in the page with interceptFetch({ tools }).'
  );
}
