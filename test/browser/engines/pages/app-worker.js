// The worker of an app that knows nothing of the API.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.endsWith('/whoami')) {
    event.respondWith(new Response('the app'));
  }
});
