import { handleRequest } from '../api/handler.ts';
import { type HandlerOptions, isAnswered, placementOf } from '../api/paths.ts';

/**
 * Answers the API in this page without a worker, where none can run: `fetch` of the page's own
 * requests below the base is computed here, all else goes to the `fetch` that was there. Requests
 * that do not come from `fetch`, such as links and images, are not seen. Returns a function that
 * puts the former `fetch` back.
 *
 * @example
 * const { status } = await install();
 * if (status !== 'controlled') interceptFetch();
 */
export function interceptFetch(options: HandlerOptions = {}): () => void {
  const placement = placementOf(options, 'network');
  const original = globalThis.fetch;
  const intercepting: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin) return original(input, init);
    const request = new Request(input, init);
    if (!isAnswered(request, url.pathname, placement)) return original(input, init);
    request.signal.throwIfAborted();
    return handleRequest(request, url, placement);
  };
  globalThis.fetch = intercepting;
  return () => {
    if (globalThis.fetch === intercepting) globalThis.fetch = original;
  };
}
