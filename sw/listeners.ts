import { keepClear } from '../src/api/base.ts';
import { handleRequest } from '../src/api/handler.ts';
import { type HandlerOptions, isAnswered, type Placement, placementOf } from '../src/api/paths.ts';
import { type ClaimReply, claimMessage } from '../src/client/messages.ts';
import { version } from '../src/version.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns where the API lives in this worker. Throws a `TypeError` if the options are wrong. */
export function placementInWorker(options: HandlerOptions): Placement {
  const placement = placementOf(options, 'network');
  keepClear(placement.base, self.location.pathname);
  return placement;
}

/** Answers the API's requests with these methods, all by default, and ignores every other request. */
export function addFetchListener(
  placement: Placement,
  hasMethod: (method: string) => boolean = () => true,
): void {
  const { origin } = self.location;
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const isOurs = url.origin === origin && isAnswered(request, url.pathname, placement);
    if (isOurs && hasMethod(request.method)) {
      event.respondWith(handleRequest(request, url, placement));
    }
  });
}

/** Lets `install()` take control of a page that a hard reload has left without a worker. */
export function addClaimListener(isReadyMade: boolean): void {
  self.addEventListener('message', (event) => {
    if (event.data !== claimMessage) return;
    const reply: ClaimReply = { version, isReadyMade };
    event.waitUntil(self.clients.claim().then(() => event.ports[0]?.postMessage(reply)));
  });
}
