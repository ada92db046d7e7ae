import manifest from 'virtual:precache';
import { addToolListener } from 'toolworker/worker';
import { precacheAndRoute } from 'workbox-precaching';
import { version } from '../../package.json';
import { askVersion, networkSwitch, takeOver } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

addToolListener();

precacheAndRoute(manifest, {
  cleanURLs: false,
  // A folder's page, with and without the slash at its end.
  urlManipulation: ({ url }) => [new URL(`${url.pathname.replace(/\/$/, '')}/index.html`, url)],
});

// What is not kept here comes from the network, unless the switch of the API page is off.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(fromNetwork(event.request));
});

async function fromNetwork(request: Request): Promise<Response> {
  return (await caches.has(networkSwitch)) ? Response.error() : fetch(request);
}

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
  if (event.data === askVersion) event.ports[0]?.postMessage(version);
});
