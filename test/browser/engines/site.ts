import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer, text } from 'node:stream/consumers';
import { type Mount, staticHost } from '../site.ts';

/**
 * The response to a path instead of its file. Without `status` and `body`, the file with these
 * headers.
 */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Keeps the connection open and never answers. */
  readonly isSilent?: boolean;
  /** Closes the connection after a part of the body. */
  readonly breaksOff?: boolean;
}

export interface Arrival {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
}

const mounts: readonly Mount[] = ['/app/', '/'].flatMap((path) => [
  [path, 'test/browser/engines/pages'],
  [path, 'dist'],
]);

export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Opens a site with its own origin. It serves the test's pages and the built files at `/` and
 * `/app/`, and supports Range. `/echo` returns the body, and `/events` is a stream of server-sent
 * events that starts with `open`. Open two sites for requests to another origin.
 */
export async function openSite(hostname = '127.0.0.1') {
  const replies = new Map<string, Reply>();
  const requests: Arrival[] = [];
  const messages: string[] = [];
  const streams = new Set<ServerResponse>();
  let online = true;
  const files = staticHost(mounts);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/', headers } = request;
    if (url === '/message') {
      messages.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const body = new Uint8Array(await arrayBuffer(request));
    requests.push({ method, path: url, headers, body });
    if (!online) {
      request.socket.destroy();
      return;
    }
    // The host's default, no-store, would keep pages out of the back/forward cache.
    response.setHeader('cache-control', 'no-cache');
    // A sandboxed frame has no origin, so it cannot import anything without this header.
    response.setHeader('access-control-allow-origin', '*');
    const [path = ''] = url.split('?');
    const reply = replies.get(path) ?? {};
    if (reply.isSilent) return;
    for (const [name, value] of Object.entries(reply.headers ?? {}))
      response.setHeader(name, value);
    if (reply.breaksOff) {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('// The first', () => request.socket.destroy());
    } else if (reply.status !== undefined || reply.body !== undefined) {
      response.writeHead(reply.status ?? 200).end(reply.body);
    } else if (path === '/echo') {
      response.setHeader('content-type', headers['content-type'] ?? '');
      response.end(body);
    } else if (path === '/events') {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: open\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
    } else {
      files(request, response);
    }
  };

  const server = createServer((request, response) => {
    // Leaving a page may abort its requests.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://${hostname}:${port}`,
    replies,
    /**
     * Requests that reached the network, or would have if it were online. A test may clear the
     * list.
     */
    requests,
    /** Messages that pages reported through `record.js`. */
    messages,
    /** Sends an event to all listeners of `/events`. */
    emit: (data: string) => {
      for (const stream of streams) stream.write(`data: ${data}\n\n`);
    },
    /**
     * Drops connections instead of answering, which works the same in all engines. `/message` still
     * answers.
     */
    setOffline: (offline: boolean) => {
      online = !offline;
      if (offline) server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
