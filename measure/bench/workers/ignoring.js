import { takeOver } from './take-over.js';

takeOver();

self.addEventListener('fetch', (event) => {
  // Chromium skips a worker whose listener is empty.
  if (event.request.url.endsWith('/of-the-worker')) event.respondWith(Response.error());
});
