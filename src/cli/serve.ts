import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:os';
import { FastResponse, serve } from 'srvx/node';
import { createHandler, type Tool } from 'toolworker';
import { createMcpHandler } from 'toolworker/core';
import { isLocal } from '../agents/local.ts';
import { fail } from '../api/responses.ts';
import { urlOf } from '../shared/url.ts';
import { limitHeld, maxHeldBytes } from './limit-held.ts';
import { createPage, pages } from './page/page.ts';

/** A running server. */
export interface Listening {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

const json = { 'Content-Type': 'application/json' };

/**
 * Serves the tools: the API below /api/, a page for people at /, and /mcp for agents on this
 * machine. Resolves once the server listens.
 */
export async function serveApi(
  hostname: string,
  port: number,
  tools: readonly Tool[],
): Promise<Listening> {
  const handle = createHandler({ tools, pages });
  const answerAgent = createMcpHandler({ tools });
  // For agents on other machines, a server needs to authenticate them.
  const hasAgents = isLocal(`http://${hostname.includes(':') ? `[${hostname}]` : hostname}`);
  const page = createPage(tools, hasAgents);
  const answer = async (request: Request): Promise<Response> => {
    const pathname = urlOf(request)?.pathname;
    if (hasAgents && pathname === '/mcp') {
      return isLocal(request.url) ? answerAgent(request) : refuseHost();
    }
    return (pathname && page(request, pathname)) || handle(request);
  };
  const untilExceeded = limitHeld(maxHeldBytes);
  // Faster, since Node's own Response makes a stream of every body.
  Object.assign(globalThis, { Response: FastResponse });
  const listening = serve({
    hostname,
    port,
    silent: true,
    // It would wait for open connections, such as those of uploads, for up to five seconds.
    gracefulShutdown: false,
    fetch: (request) => {
      const { req, res } = request.runtime?.node ?? {};
      if (!req || !res) return answer(request);
      const refused = untilExceeded(req, res).then(() => refuseBody(request));
      return Promise.race([refused, answer(request)]);
    },
  });
  listening.node?.server?.prependListener('request', endUnreadBody);
  await listening.ready();
  const url = listening.url ?? `http://${hostname}:${port}/`;
  return { url, close: () => listening.close(true) };
}

/** Ends the process on Ctrl-C and the like, with the status of shells. */
export function endOnSignals(): void {
  // As the first process of a container, one without listeners ignores these signals.
  process.once('SIGINT', () => process.exit(128 + constants.signals.SIGINT));
  process.once('SIGTERM', () => process.exit(128 + constants.signals.SIGTERM));
}

/**
 * Refuses a request by another host name, which may come from a page of another site (DNS
 * rebinding).
 */
function refuseHost(): Response {
  const error = 'Host: expected this machine, such as localhost or 127.0.0.1';
  return new Response(JSON.stringify({ ok: false, error }), { status: 403, headers: json });
}

/** Refuses a request while the server holds as many bodies as it can. */
function refuseBody(request: Request): Response {
  const error = 'request body: expected later, since this server is busy with other long requests';
  return fail(request, 503, error, { 'Retry-After': '1' });
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
