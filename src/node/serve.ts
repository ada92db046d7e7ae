import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { FastResponse, serve } from 'srvx/node';
import { apiPathPattern, createHandler, type Tool } from 'toolworker';
import { createMcpHandler } from 'toolworker/mcp';
import { isLocal } from '../agents/local.ts';
import { createDemo } from './demo.ts';

export interface Listening {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

const api = apiPathPattern();
const json = { 'Content-Type': 'application/json' };
const demoFolder = fileURLToPath(new URL('../demo', import.meta.url));

/**
 * Serves the API below /api/, with the demo beside it unless the tools are chosen, and agents of this
 * machine at /mcp; resolves once it listens.
 */
export async function serveApi(
  hostname: string,
  port: number,
  tools?: readonly Tool[],
): Promise<Listening> {
  const handle = createHandler(tools && { tools });
  const answerAgent = createMcpHandler(tools && { tools });
  // Elsewhere, an agent needs a server that knows who asks.
  const hasAgents = isLocal(`http://${hostname.includes(':') ? `[${hostname}]` : hostname}`);
  const beside = tools ? redirectToIndex : createDemo(demoFolder);
  // Node's own Response makes a stream of every body.
  Object.assign(globalThis, { Response: FastResponse });
  const listening = serve({
    hostname,
    port,
    silent: true,
    fetch: async (request) => {
      const pathname = pathOf(request);
      if (hasAgents && pathname === '/mcp') {
        return isLocal(request.url) ? answerAgent(request) : refuseHost();
      }
      const isBeside = pathname !== undefined && !api.test(pathname);
      const page = isBeside ? await beside(request, pathname) : undefined;
      return page ?? handle(request);
    },
  });
  listening.node?.server?.prependListener('request', endUnreadBody);
  await listening.ready();
  const url = listening.url ?? `http://${hostname}:${port}/`;
  return { url, close: () => listening.close(true) };
}

/** Redirects the root to the list of tools; the handler answers all other paths. */
async function redirectToIndex(_: Request, pathname: string): Promise<Response | undefined> {
  if (pathname !== '/') return undefined;
  return new Response(null, { status: 302, headers: { Location: '/api/' } });
}

/** For a page of another site, whose name points to this machine. */
function refuseHost(): Response {
  const error = 'Host: expected this machine, such as localhost or 127.0.0.1';
  return new Response(JSON.stringify({ ok: false, error }), { status: 403, headers: json });
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
