import { createHandler } from '../src/api/handler.ts';
import { type HandlerOptions, isAnswered } from '../src/api/paths.ts';
import { type ClaimReply, claimMessage } from '../src/client/messages.ts';
import { version } from '../src/version.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Makes an app's own worker answer the API in its pages: requests to its origin below the base. It
 * decides at once and does nothing at all about any other request, so the app's caches keep working.
 * Call it before a listener of the app's that answers every request.
 *
 * @example
 * import { addToolListener } from 'toolworker/worker';
 *
 * addToolListener();
 */
export function addToolListener(options: HandlerOptions = {}): void {
  addFetchListener(options);
  addClaimListener(false);
}

export function addFetchListener(options: HandlerOptions): void {
  const handle = createHandler(options);
  self.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const isOurs = origin === self.location.origin && isAnswered(pathname, options);
    if (isOurs) event.respondWith(handle(event.request));
  });
}

/** Lets `install()` win back control of a page, which a hard reload has left without a worker. */
export function addClaimListener(isReadyMade: boolean): void {
  self.addEventListener('message', (event) => {
    if (event.data !== claimMessage) return;
    const reply: ClaimReply = { version, isReadyMade };
    event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(reply)));
  });
}
