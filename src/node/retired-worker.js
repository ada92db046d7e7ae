// Replaces the worker that an earlier version of the demo has left on this port, and then removes itself and
// the cached pages. It leaves workers of other apps alone.

const pageOfDemo = '/tools/percentage-of/index.html';

async function cachesOfDemo() {
  const names = await caches.keys();
  const kept = await Promise.all(
    names.map((cacheName) => caches.match(pageOfDemo, { cacheName, ignoreSearch: true })),
  );
  return names.filter((_, index) => kept[index]);
}

async function takeOver() {
  if ((await cachesOfDemo()).length === 0) throw new Error('The worker here is of another app.');
  await self.skipWaiting();
}

async function retire() {
  const names = [...(await cachesOfDemo()), 'network-off'];
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

self.addEventListener('install', (event) => event.waitUntil(takeOver()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
