// The ready-made worker, which says as well when it was started: after a stop the answer differs.
const born = String(performance.timeOrigin);

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/api/born') event.respondWith(new Response(born));
});

importScripts('toolworker.js');
