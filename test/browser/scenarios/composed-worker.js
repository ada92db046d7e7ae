// An app's worker that answers the API and a path of the app's own.
import { addToolListener } from '../../../dist/worker.js';

addToolListener();

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/whoami') {
    event.respondWith(new Response('the app'));
  }
});
