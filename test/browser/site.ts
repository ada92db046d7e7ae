import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const root = new URL('../../', import.meta.url);

/** A path that ends with a slash, and the project folder that is served there. */
export type Mount = readonly [path: string, folder: string];

/** Serves a file from the first mount that has it. */
export function staticHost(mounts: readonly Mount[]): RequestListener {
  const hosts = mounts.map(([path, folder]) => ({
    path,
    host: sirv(fileURLToPath(new URL(folder, root)), { dev: true }),
  }));
  return (request, response) => {
    const { url = '/' } = request;
    const ask = ([first, ...others]: typeof hosts): void => {
      if (!first) {
        response.writeHead(404).end();
        return;
      }
      request.url = url.startsWith(first.path) ? `/${url.slice(first.path.length)}` : '/none';
      first.host(request, response, () => ask(others));
    };
    ask(hosts);
  };
}

/** Serves folders at a new origin. */
export function serve(...mounts: readonly Mount[]) {
  return listen(staticHost(mounts));
}

/** Starts a server at a new origin. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
