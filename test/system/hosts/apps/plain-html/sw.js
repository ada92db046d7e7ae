importScripts('toolworker.js');

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { destination, method, url } = event.request;
  // Pages, scripts, pictures and so on; calls of `fetch` have no destination and are ignored.
  if (destination && method === 'GET' && url.startsWith(location.origin)) {
    event.respondWith(freshOrKept(event.request));
  }
});

async function freshOrKept(request) {
  const cache = await caches.open('pages');
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}
