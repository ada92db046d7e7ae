import manifest from 'virtual:precache';
import { addToolListener } from 'toolworker/core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { version } from '../../package.json';
import { tools } from '../own-tools/tools.ts';
import { storeAhead } from './store-ahead.ts';
import { dropFormerTranslations, keepTranslations, translatedPage } from './translated-pages.ts';
import { askVersion, networkSwitch, takeOver } from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

addToolListener({ tools });

precacheAndRoute(manifest, {
  cleanURLs: false,
  // A folder's page is found with and without the final slash.
  urlManipulation: ({ url }) => [new URL(`${url.pathname.replace(/\/$/, '')}/index.html`, url)],
});

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([storeAhead(manifest.map(({ url }) => url)), keepTranslations()]));
});
self.addEventListener('activate', (event) => event.waitUntil(dropFormerTranslations()));

// Everything else comes from the network, unless the API page switched it off.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const page = request.mode === 'navigate' ? translatedPage(url) : undefined;
  if (!page) return event.respondWith(fromNetwork(request));
  event.respondWith(page.kept().then((kept) => kept ?? fromNetwork(request, page.inEnglish)));
  event.waitUntil(caches.has(networkSwitch).then((isOff) => (isOff ? undefined : page.keepAll())));
});

/**
 * Fetches a request. If the network cannot be reached, `inPlace` returns a substitute for a page.
 */
async function fromNetwork(
  request: Request,
  inPlace: () => Promise<Response | undefined> = notFound,
): Promise<Response> {
  const isOff = await caches.has(networkSwitch);
  const response = isOff ? Response.error() : await fetch(request).catch(() => Response.error());
  if (request.mode !== 'navigate') return response;
  if (response.type === 'error') return (await inPlace()) ?? response;
  return response.status === 404 ? ((await notFound()) ?? response) : response;
}

async function notFound(): Promise<Response | undefined> {
  const page = await matchPrecache('/404.html');
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
  if (event.data === askVersion) event.ports[0]?.postMessage(version);
});
