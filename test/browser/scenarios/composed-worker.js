// An app's worker that handles API requests and a path of the app's own.
import { addToolListener, tools } from '../../../dist/index.js';

addToolListener({ tools });

addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname === '/whoami') {
    event.respondWith(new Response('the app'));
  }
});
