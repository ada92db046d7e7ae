import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';

/** Returns the app's own server below `/api/`, and the list of requests that it receives. */
export function createBackend() {
  const arrivals: string[] = [];
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '' } = request;
    arrivals.push(`${method} ${url}`);
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    if (url === '/api/users.json') reply(200, [{ name: 'Ada' }]);
    else if (url === '/api/users' && method === 'POST')
      reply(201, { created: await text(request) });
    else reply(404, { missing: url });
  };
  return { arrivals, listener };
}
