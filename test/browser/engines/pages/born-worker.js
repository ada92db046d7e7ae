// The ready-made worker, which also reports when it was started: the answer changes after a stop.
const born = String(performance.timeOrigin);

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/api/born') event.respondWith(new Response(born));
});

importScripts('toolworker.js');
