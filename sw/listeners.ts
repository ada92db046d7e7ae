import { handleRequest } from '../src/api/handler.ts';
import { type HandlerOptions, isAnswered } from '../src/api/paths.ts';
import { type ClaimReply, claimMessage } from '../src/client/messages.ts';
import { version } from '../src/version.ts';

declare const self: ServiceWorkerGlobalScope;

export function addFetchListener(options: HandlerOptions): void {
  const { origin } = self.location;
  self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    const isOurs = url.origin === origin && isAnswered(url.pathname, options);
    if (isOurs) event.respondWith(handleRequest(event.request, url, options));
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
