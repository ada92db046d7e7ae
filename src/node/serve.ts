import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastResponse, serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { apiPathPattern } from 'toolworker';
import server from 'toolworker/server';

/** Serves the API below /api/ and the demo beside it; resolves to its URL once it does. */
export async function serveApi(hostname: string, port: number): Promise<string> {
  const folder = fileURLToPath(new URL('demo', import.meta.url));
  const demo = staticMiddleware({ dir: folder });
  const api = apiPathPattern();
  const isApi = ({ url }: Request) => api.test(new URL(url).pathname);
  // Node's own Response makes a stream of every body.
  Object.assign(globalThis, { Response: FastResponse });
  const listening = serve({
    hostname,
    port,
    silent: true,
    middleware: [(request, next) => (isApi(request) ? next() : demo(request, next))],
    fetch: (request) => (isApi(request) ? server.fetch(request) : notFound(folder)),
  });
  await listening.ready();
  return listening.url ?? `http://${hostname}:${port}/`;
}

/** What the demo shows where it has no page. */
async function notFound(folder: string): Promise<Response> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(await readFile(join(folder, '404.html')), { status: 404, headers });
}
