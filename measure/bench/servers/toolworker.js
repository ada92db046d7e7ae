import { FastResponse, serve } from 'srvx/node';
import toolworker from 'toolworker/server';

globalThis.Response = FastResponse;

const page = JSON.parse(process.argv[2]);

const server = serve({
  hostname: '127.0.0.1',
  port: 0,
  silent: true,
  fetch: (request) =>
    new URL(request.url).pathname === '/'
      ? new Response(page.html, { headers: page.headers })
      : toolworker.fetch(request),
});

await server.ready();
process.send(Number(new URL(server.url).port));
