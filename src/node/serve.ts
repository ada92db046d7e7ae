import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { FastResponse, serve } from 'srvx/node';
import { apiPathPattern, createHandler, type Tool } from 'toolworker';
import { createMcpHandler } from 'toolworker/mcp';
import { isLocal } from '../agents/local.ts';
import { createDemo } from './demo.ts';

/** A running server. */
export interface Listening {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

const api = apiPathPattern();
const json = { 'Content-Type': 'application/json' };
const demoFolder = fileURLToPath(new URL('../demo', import.meta.url));

/**
 * Serves the API below /api/, and the tools for agents on this machine at /mcp. Other paths have the demo,
 * unless tools are chosen. Resolves once the server listens.
 */
export async function serveApi(
  hostname: string,
  port: number,
  tools?: readonly Tool[],
): Promise<Listening> {
  const handle = createHandler(tools && { tools });
  const answerAgent = createMcpHandler(tools && { tools });
  // For agents on other machines, a server needs to authenticate them.
  const hasAgents = isLocal(`http://${hostname.includes(':') ? `[${hostname}]` : hostname}`);
  const beside = tools ? redirectToIndex : createDemo(demoFolder);
  // Faster, since Node's own Response makes a stream of every body.
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

/** Redirects the root to the list of tools. The API's handler answers all other paths. */
async function redirectToIndex(_: Request, pathname: string): Promise<Response | undefined> {
  if (pathname !== '/') return undefined;
  return new Response(null, { status: 302, headers: { Location: '/api/' } });
}

/** Refuses a request by another host name, which may come from a page of another site (DNS rebinding). */
function refuseHost(): Response {
  const error = 'Host: expected this machine, such as localhost or 127.0.0.1';
  return new Response(JSON.stringify({ ok: false, error }), { status: 403, headers: json });
}

/** Returns the path of a request, or `undefined` if the `Host` header makes its URL invalid. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname;
  } catch {
    return undefined;
  }
}

/** Long enough for clients that read the answer only after sending the whole body. */
const finishTimeout = 1_000;

/** Closes the connection if the body continues after the answer. Node would read it for minutes. */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const end = () => {
    if (!request.complete) socket.destroy();
  };
  response.once('finish', () => setTimeout(end, finishTimeout).unref());
}
