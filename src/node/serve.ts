import { fileURLToPath } from 'node:url';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { apiPathPattern } from 'toolworker';
import server from 'toolworker/server';

/** Serves the API below /api/ and the demo beside it; resolves to its URL once it does. */
export async function serveApi(hostname: string, port: number): Promise<string> {
  const demo = staticMiddleware({ dir: fileURLToPath(new URL('demo', import.meta.url)) });
  const api = apiPathPattern();
  const listening = serve({
    hostname,
    port,
    silent: true,
    middleware: [
      (request, next) => (api.test(new URL(request.url).pathname) ? next() : demo(request, next)),
    ],
    fetch: server.fetch,
  });
  await listening.ready();
  return listening.url ?? `http://${hostname}:${port}/`;
}
