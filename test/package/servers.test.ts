import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHandler, tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyWith } from '../support/expect-reply.ts';
import { carried } from '../support/one-of-each.ts';
import { post } from '../support/post.ts';
import {
  type RunningServer,
  startCommand,
  startRecipe,
  startServer,
} from '../support/start-server.ts';
import { hasWorkerd, startWorkerd } from './workerd/start.ts';

// Only a server can break what its sockets and adapters carry: bodies, methods, headers, limits,
// and a client that leaves.

const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runOnWorkerd = (source?: string) => () =>
  startServer((port): Promise<ChildProcess> => startWorkerd(port, folder, source));

describe.each([
  ['srvx', () => startRecipe('srvx')],
  ['express', () => startRecipe('express')],
  ['fastify', () => startRecipe('fastify')],
  ['hono', () => startRecipe('hono')],
  ['toolworker serve', startCommand],
] as const)("the package's tools on %s", (_, start) => testServer(start));

describe.skipIf(!hasWorkerd)(
  "the package's tools on workerd, the engine of Cloudflare Workers",
  () => testServer(runOnWorkerd()),
);

function testServer(start: () => Promise<RunningServer>): void {
  let server: RunningServer;

  beforeAll(async () => {
    server = await start();
  });

  afterAll(async () => {
    expect(await server.stop()).toBe('');
  });

  test.each(carried)('carries %s', async (...row) => {
    const [, slug, request, outcome] = row;
    expect(await post(server.origin, slug, request)).toEqual(replyWith(outcome));
  });

  test.each([
    ['/api', 'GET'],
    ['/api/', 'GET'],
    ['/api/bmi-calculator', 'GET'],
    ['/api/openapi.json', 'GET'],
    ['/api/bmi-calculator/?x', 'HEAD'],
    ['/api/bmi-calculator', 'OPTIONS'],
    ['/api/bmi-calculator', 'DELETE'],
    ['/api/bmi-calculater', 'GET'],
    ['/api/percentage-of', 'POST'],
  ])('answers %s %s like the handler', async (path, method) => {
    const url = server.origin + path;
    const served = await fetch(url, { method });
    const handled = await createHandler({ tools })(new Request(url, { method }));
    expect(served.status).toBe(handled.status);
    expect(await served.text()).toBe(await handled.text());
    expect(Object.fromEntries(served.headers)).toMatchObject(Object.fromEntries(handled.headers));
  });

  test('refuses a body announced as more than 10 MiB before it is sent, and serves the next', async () => {
    const headers = { 'Content-Length': 10 * 1024 * 1024 + 1 };
    const announced = request(`${server.origin}/api/percentage-of`, { method: 'POST', headers });
    announced.flushHeaders();
    const [refused]: IncomingMessage[] = await once(announced, 'response');
    expect(refused?.statusCode).toBe(413);
    announced.destroy();
    expect(await post(server.origin, 'percentage-of', { x: 7, y: 100 })).toMatchObject({
      status: 200,
    });
  });
}

const exchangeTool = './test/package/servers/exchange-tool.js';
const end = (connection: Socket) => connection.destroy();

describe.each([
  ['srvx', () => startRecipe('own-tools-srvx')],
  ['express', () => startRecipe('own-tools-express')],
  ['hono', () => startRecipe('own-tools-hono')],
  ['toolworker serve', () => startCommand('--tools', `bmi-calculator,${exchangeTool}`)],
] as const)("a host's own tools on %s", (_, start) => testOwnTools(start, end));

describe.skipIf(!hasWorkerd)("a host's own tools on workerd", () => {
  const file = JSON.stringify(resolve('test/package/servers/own-tools.js'));
  // On workerd, a client that only ends its sending side can still read.
  testOwnTools(runOnWorkerd(`export { default } from ${file};`), (connection) =>
    connection.resetAndDestroy(),
  );
});

/**
 * Tests a server of two tools, one of which asks a server of this test. `leave` closes a client's
 * connection.
 */
function testOwnTools(
  start: () => Promise<RunningServer>,
  leave: (connection: Socket) => void,
): void {
  const rates = createServer();
  let server: RunningServer;

  beforeAll(async () => {
    await once(rates.listen(0, '127.0.0.1'), 'listening');
    server = await start();
  });

  afterAll(async () => {
    rates.close();
    expect(await server.stop()).toBe('');
  });

  /** Requests an exchange. The tool waits until the test sends a rate as the `reply`. */
  async function exchange() {
    const asked = new Promise<ServerResponse>((resolve) => {
      rates.once('request', (_, reply) => resolve(reply));
    });
    const { port }: Partial<AddressInfo> = Object(rates.address());
    const sent = request(`${server.origin}/api/exchange`, { method: 'POST', agent: false });
    const answered = once(sent, 'response');
    sent.end(JSON.stringify({ amount: 7, port }));
    const read = async () => {
      const [response]: IncomingMessage[] = await answered;
      return JSON.parse(response ? await text(response) : '');
    };
    return { sent, read, reply: await asked };
  }

  test('are listed', async () => {
    const { tools } = await (await fetch(`${server.origin}/api/`)).json();
    const endpoints = ['/api/bmi-calculator', '/api/exchange'];
    expect(tools).toMatchObject(endpoints.map((endpoint) => ({ endpoint })));
  });

  test("answer with the network's response", async () => {
    const { read, reply } = await exchange();
    reply.end('{"rate":1.5}');
    expect(await read()).toEqual({ ok: true, result: { exchanged: 10.5, rate: 1.5 } });
  });

  test('stop when their client disconnects, and answer the next', async () => {
    const { sent, read, reply } = await exchange();
    const closed = once(reply, 'close');
    if (sent.socket) leave(sent.socket);
    await expect(read()).rejects.toThrow('socket hang up');
    await closed;
    const next = await exchange();
    next.reply.end('{"rate":2}');
    expect(await next.read()).toMatchObject({ result: { exchanged: 14 } });
  });
}

describe('after a parser has read the body', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startRecipe('behind-parsers');
  });

  // A host that logged the fault would print it here.
  afterAll(async () => {
    expect(await server.stop()).toBe('');
  });

  test.each([
    'express-json',
    'express-text',
    'express-json-with-the-adapter-of-hono',
    'fastify',
    'hono',
    'hono-with-srvx',
  ])('%s says what to change', async (host) => {
    const response = await fetch(`${server.origin}/api/percentage-of`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Host': host },
      body: '{"x":7,"y":100}',
    });
    expect(response.status).toBe(500);
    const error =
      'request body: was read before it reached the API; mount the API before body parsers such as express.json()';
    expect(await response.json()).toEqual({ ok: false, error });
  });
});
