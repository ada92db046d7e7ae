importScripts('toolworker.js');

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { destination, method, url } = event.request;
  // Pages, scripts, pictures and so on; calls of `fetch` have no destination and are ignored.
  if (destination && method === 'GET' && new URL(url).origin === location.origin) {
    event.respondWith(freshOrKept(event));
  }
});

async function freshOrKept(event) {
  try {
    const response = await fetch(event.request);
    // A redirect may lead to the page of a login.
    if (response.status === 200 && !response.redirected) {
      event.waitUntil(keep(event.request, response.clone()).catch(console.warn));
    }
    return response;
  } catch {
    return (await caches.match(event.request)) ?? Response.error();
  }
}

// The page gets a response even if it cannot be kept, such as when the storage is full.
async function keep(request, response) {
  const cache = await caches.open('pages');
  await cache.put(request, response);
}
