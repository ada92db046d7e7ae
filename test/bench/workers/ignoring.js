import { takeOver } from './take-over.js';

takeOver();

self.addEventListener('fetch', (event) => {
  // Chromium does not ask a worker at all whose listener is empty.
  if (event.request.url.endsWith('/of-the-worker')) event.respondWith(Response.error());
});
