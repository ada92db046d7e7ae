import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { listen } from '../browser/site.ts';

/** Serves a folder and the app's backend at one origin. */
export function serveFolder(folder: string, hasFallback: boolean, backend: RequestListener) {
  const files = sirv(folder, { dev: true, single: hasFallback });
  return listen((request, response) => {
    if (request.url?.startsWith('/api/')) backend(request, response);
    else {
      files(request, response, () => {
        response.writeHead(404).end('Not found');
      });
    }
  });
}
