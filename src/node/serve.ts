import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { FastResponse, serve } from 'srvx/node';
import { apiPathPattern } from 'toolworker';
import server from 'toolworker/server';
import { createDemo } from './demo.ts';

export interface Listening {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

/** Serves the API below /api/ and the demo beside it; resolves once it listens. */
export async function serveApi(hostname: string, port: number): Promise<Listening> {
  const demo = createDemo(fileURLToPath(new URL('demo', import.meta.url)));
  const api = apiPathPattern();
  // Node's own Response makes a stream of every body.
  Object.assign(globalThis, { Response: FastResponse });
  const listening = serve({
    hostname,
    port,
    silent: true,
    fetch: (request) => {
      const pathname = pathOf(request);
      const isForDemo = pathname !== undefined && !api.test(pathname);
      return isForDemo ? demo(request, pathname) : server.fetch(request);
    },
  });
  listening.node?.server?.prependListener('request', endUnreadBody);
  await listening.ready();
  const url = listening.url ?? `http://${hostname}:${port}/`;
  return { url, close: () => listening.close(true) };
}

/** The path that is asked for, or `undefined` if the `Host` header makes no URL. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname;
  } catch {
    return undefined;
  }
}

/** Long enough for a sender that reads the answer when it has sent all. */
const millisecondsToFinish = 1_000;

/** Node would read on for minutes what an answered request still sends, to keep the connection. */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const end = () => {
    if (!request.complete) socket.destroy();
  };
  response.once('finish', () => setTimeout(end, millisecondsToFinish).unref());
}
