import { addToolListener, tools } from 'toolworker';
import { build, files, prerendered, version } from '$service-worker';

addToolListener({ tools });

const kept = [...build, ...files, ...prerendered];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(kept)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers());
});

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !kept.includes(pathname)) return;
  event.respondWith(caches.match(pathname).then((response) => response ?? fetch(event.request)));
});

async function removeOthers() {
  for (const name of await caches.keys()) {
    if (name !== version) await caches.delete(name);
  }
}
