import { defaultBase, keepClear } from '../api/base.ts';
import { handleRequest } from '../api/handler.ts';
import { type HandlerOptions, isPathAnswered, type Placement, placementOf } from '../api/paths.ts';
import type { ToolList } from '../tool.ts';

export interface InterceptOptions extends Pick<HandlerOptions, 'unmatched'> {
  /** Where the app calls the API: a path, or a URL on another origin; default `/api/`. */
  readonly base?: string | URL;
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
 * if (status !== 'controlled') interceptFetch({ tools: [bmiCalculatorTool] });
 *
 * @example
 * const restore = interceptFetch({ tools, base: 'https://api.example/api/' });
 */
export function interceptFetch({
  base = defaultBase,
  ...options
}: ToolList & InterceptOptions): () => void {
  requireFetchApi();
  const page = new URL(pageAddress());
  const { href, origin } = new URL(base, page);
  const path = isWebAddress(base) ? href.slice(origin.length) : `${base}`;
  const placement = placementOf({ ...options, base: path }, 'network');
  if (origin === page.origin) keepClear(placement.base, page.pathname);
  const original: typeof fetch | undefined = globalThis.fetch;
  let isRestored = false;

  const intercepting: typeof fetch = async (input, init) => {
    const url = urlOf(input);
    if (!isRestored && url?.origin === origin && isPathAnswered(url.pathname, placement)) {
      return answer(new Request(isRequest(input) ? input : url, init), url, placement);
    }
    if (!original) throw new TypeError('There is no fetch here that could ask the network.');
    return original(input, init);
  };

  globalThis.fetch = intercepting;
  return () => {
    // Another wrapper may still call it.
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

/** What relative URLs are resolved against. */
function pageAddress(): string {
  const address = globalThis.document?.baseURI ?? globalThis.location?.href;
  return isWebAddress(address) ? address : 'http://localhost';
}

function isWebAddress(address: string | URL): boolean {
  return /^https?:/.test(`${address}`);
}

function urlOf(input: RequestInfo | URL): URL | undefined {
  try {
    return new URL(isRequest(input) ? input.url : input, pageAddress());
  } catch {
    return undefined;
  }
}

/** Simulated pages have classes of their own beside those of Node. */
function isRequest(input: RequestInfo | URL): input is Request {
  return typeof input === 'object' && 'url' in input;
}

/** Rejects on abort and has the request's URL, as an answer of the network. */
async function answer(request: Request, url: URL, placement: Placement): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const response = await Promise.race([handleRequest(request, url, placement), aborted]);
  url.hash = '';
  return Object.defineProperty(response, 'url', { value: url.href });
}
