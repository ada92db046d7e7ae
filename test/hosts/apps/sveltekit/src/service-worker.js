import { addToolListener, tools } from 'toolworker';
import { build, files, prerendered, version } from '$service-worker';

addToolListener({ tools });

const kept = [...build, ...files, ...prerendered];
// Other apps of the origin may have caches, too.
const prefix = 'app-files-';

addEventListener('install', (event) => {
  event.waitUntil(keepAll());
  skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers());
});

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !kept.includes(pathname)) return;
  event.respondWith(keptOrFresh(pathname, event.request));
});

async function keepAll() {
  const cache = await caches.open(prefix + version);
  // A page from the HTTP cache may name scripts of the last release.
  await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
}

async function keptOrFresh(pathname, request) {
  const response = await caches.match(pathname).catch(() => undefined);
  return response ?? fetch(request);
}

async function removeOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
  }
}
