import { assertOutsideBase, defaultBase } from '../api/base.ts';
import { handleRequest } from '../api/handler.ts';
import { holdUntilSettled } from '../api/hold-until-settled.ts';
import {
  fetchedName,
  type ResolvedOptions,
  resolveOptions,
  type ToolHandlerOptions,
} from '../api/paths.ts';
import { settleOrAbort } from '../shared/settle-or-abort.ts';
import { isWebAddress, urlOf } from '../shared/url.ts';
import type { ToolList } from '../tool.ts';

/** Options of `interceptFetch()`. */
export interface InterceptOptions extends Pick<ToolHandlerOptions, 'unmatched' | 'index'> {
  /**
   * The path of the API, `/api/` by default, or its URL on another origin. A relative path begins
   * with `./` or `../`.
   */
  readonly base?: string | URL;
}

/**
 * Replaces `fetch` with a version that handles API requests itself, for tests of an app and for
 * pages where no service worker can run. It passes other requests to the original `fetch`. Links,
 * images and `XMLHttpRequest` are not intercepted.
 *
 * Relative URLs resolve against the page, or against `http://localhost` without one, as in Node.
 *
 * Returns a function that restores the original `fetch`.
 *
 * @throws `TypeError` if `base` contains the page, or if the environment lacks `Request` and
 * `Response`.
 *
 * @example
 * const { status } = await install();
 * if (status !== 'controlled') interceptFetch({ tools: [bmiCalculatorTool] });
 *
 * @example
 * const restore = interceptFetch({ tools, base: 'https://api.example/api/' });
 */
export function interceptFetch(options: ToolList & InterceptOptions): () => void {
  const { base = defaultBase, ...others } = { ...options };
  requireFetchApi();
  const page = new URL(pageAddress());
  const { href, origin } = new URL(base, page);
  // Without its dots, a relative path may be a URL without its scheme.
  const isResolved = isWebAddress(base) || /^\.\.?\//.test(`${base}`);
  const path = isResolved ? href.slice(origin.length) : `${base}`;
  const resolved = resolveOptions({ ...others, base: path }, 'network');
  if (origin === page.origin) assertOutsideBase(resolved.base, page.pathname);
  const original: typeof fetch | undefined = globalThis.fetch;
  let isRestored = false;

  const intercepting: typeof fetch = async (input, init) => {
    const source = isRequest(input) ? input : { url: `${input}` };
    const url = urlOf(source, pageAddress());
    const name = url?.origin === origin ? fetchedName(url, resolved) : undefined;
    if (!isRestored && url && name !== undefined) {
      const request = new Request(isRequest(input) ? input : url, init);
      return holdUntilSettled([source], () => answerLikeNetwork(request, url, name, resolved));
    }
    if (!original)
      throw new TypeError('This environment has no fetch for requests outside the API.');
    return original(input, init);
  };

  globalThis.fetch = intercepting;
  return () => {
    // A wrapper that was installed later may still call this function.
    isRestored = true;
    if (globalThis.fetch === intercepting) Object.assign(globalThis, { fetch: original });
  };
}

function requireFetchApi(): void {
  if (globalThis.Request && globalThis.Response) return;
  throw new TypeError(
    'interceptFetch() needs Request and Response, which this environment lacks. ' +
      'In Jest, use the environment jest-fixed-jsdom.',
  );
}

/** Returns the address against which relative URLs are resolved. */
function pageAddress(): string {
  const address = globalThis.document?.baseURI ?? globalThis.location?.href;
  return isWebAddress(address) ? address : 'http://localhost';
}

/** Not `instanceof`, since simulated pages such as jsdom have their own `Request`. */
function isRequest(input: RequestInfo | URL): input is Request {
  return typeof input === 'object' && 'url' in input;
}

/** Behaves like a network response: rejects on abort, and has the request's URL. */
async function answerLikeNetwork(
  request: Request,
  url: URL,
  name: string,
  resolved: ResolvedOptions,
): Promise<Response> {
  const answer = () => handleRequest(request, url, name, resolved);
  const response = await settleOrAbort(request.signal, answer);
  const { href } = Object.assign(new URL(url), { hash: '' });
  return withUrl(response, href);
}

/** Returns the response with this URL, which its copies have, too. */
function withUrl(response: Response, url: string): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    url: { value: url },
    clone: { value: () => withUrl(clone(), url) },
  });
}
