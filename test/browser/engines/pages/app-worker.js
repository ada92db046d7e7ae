// The worker of an app without the API.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.endsWith('/whoami')) {
    event.respondWith(new Response('the app'));
  }
});
