import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { createHandler, tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { fewOf, inSweep } from '../sampled.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { startWorkerd } from '../workerd/start.ts';

interface Server {
  readonly name: string;
  /** Starts the server on a port, and resolves to its process. */
  readonly start: (port: number, folder: string) => Promise<ChildProcess>;
}

const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** Runs a file on this port, although it would choose its own. */
function runOnLoopback(
  args: readonly string[],
  port: number,
  stderr: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const preload = new URL('servers/on-loopback.js', import.meta.url).href;
  const env = { ...process.env, PORT: `${port}`, NODE_ENV: 'production' };
  const options: SpawnOptions = { env, stdio: ['ignore', 'ignore', stderr] };
  return spawn(process.execPath, ['--import', preload, ...args], options);
}

/** Returns a server that runs code from the documentation, word for word. */
function recipe(name: string): Server {
  const file = `test/package/servers/${name}.js`;
  return { name: `Node, as in ${file}`, start: async (port) => runOnLoopback([file], port) };
}

const servers: readonly Server[] = [
  ...['srvx', 'express', 'fastify', 'hono'].map(recipe),
  {
    name: 'Node, by toolworker serve',
    start: async (port) =>
      spawn(process.execPath, ['dist/cli.js', 'serve', '--port', `${port}`], { stdio }),
  },
];

const onWorkerd: Server = {
  name: 'workerd, the engine of Cloudflare Workers',
  start: startWorkerd,
};

describe.each([...fewOf(servers), ...inSweep(onWorkerd)])('on $name', ({ start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  let origin: string;
  let server: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await start(port, folder);
    while (!(await fetch(`${origin}/api/`).catch(() => undefined))) await rest(20);
  });

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  async function post(slug: string, request: object) {
    const body = JSON.stringify(request);
    const response = await fetch(`${origin}/api/${slug}`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }

  test.each([...casesBySlug])('%s answers its cases', async (slug, cases) => {
    for (const answer of fewOf(cases.answers, 1)) {
      const { status, body } = await post(slug, answer.request);
      expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
      expectResult(body.result, answer);
    }
    for (const { request, error } of fewOf(cases.refusals, 1)) {
      expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
    }
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
    const served = await fetch(origin + path, { method });
    const handled = await createHandler({ tools })(new Request(origin + path, { method }));
    expect(served.status).toBe(handled.status);
    expect(await served.text()).toBe(await handled.text());
    expect(Object.fromEntries(served.headers)).toMatchObject(Object.fromEntries(handled.headers));
  });

  test('refuses a body announced as more than 10 MiB before it is sent, and serves the next', async () => {
    const headers = { 'Content-Length': 10 * 1024 * 1024 + 1 };
    const announced = request(`${origin}/api/percentage-of`, { method: 'POST', headers });
    announced.flushHeaders();
    const [refused]: IncomingMessage[] = await once(announced, 'response');
    expect(refused?.statusCode).toBe(413);
    announced.destroy();
    expect(await post('percentage-of', { x: 7, y: 100 })).toMatchObject({ status: 200 });
  });
});

interface OwnServer {
  readonly name: string;
  /** Starts the server on a port. */
  readonly start: (port: number, folder: string) => ChildProcess | Promise<ChildProcess>;
  /** Closes a client's connection in a way that the server notices. */
  readonly leave: (connection: Socket) => void;
}

const endConnection = (connection: Socket) => connection.destroy();

const ownServers: readonly OwnServer[] = [
  ...['srvx', 'express', 'hono'].map((name) => ({
    name: `Node, behind ${name}`,
    start: (port: number) =>
      runOnLoopback([`test/package/servers/own-tools-${name}.js`], port, 'pipe'),
    leave: endConnection,
  })),
  {
    name: 'Node, by toolworker serve --tools',
    start: (port) => {
      const tools = 'bmi-calculator,./test/package/servers/exchange-tool.js';
      const args = ['dist/cli.js', 'serve', '--port', `${port}`, '--tools', tools];
      return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    },
    leave: endConnection,
  },
];

const ownToolsOnWorkerd: OwnServer = {
  name: 'workerd, the engine of Cloudflare Workers',
  start: (port, folder) => {
    const file = resolve('test/package/servers/own-tools.js');
    return startWorkerd(port, folder, `export { default } from ${JSON.stringify(file)};`, 'pipe');
  },
  // On workerd, a client that only ends its sending side can still read.
  leave: (connection) => connection.resetAndDestroy(),
};

describe.each([...fewOf(ownServers, 2), ...inSweep(ownToolsOnWorkerd)])(
  "a server of a host's own tools on $name",
  ({ start, leave }) => {
    const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    const rates = createServer();
    let origin: string;
    let server: ChildProcess;

    beforeAll(async () => {
      rates.listen(0, '127.0.0.1');
      await once(rates, 'listening');
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      server = await start(port, folder);
      while (!(await fetch(`${origin}/api/`).catch(() => undefined))) await rest(20);
    });

    afterAll(async () => {
      rates.close();
      server.kill();
      expect(await text(server.stderr ?? Readable.from([]))).toBe('');
      rmSync(folder, { recursive: true });
    });

    /** Requests an exchange. The tool waits until the test sends a rate as the `reply`. */
    async function exchange() {
      const asked = new Promise<ServerResponse>((resolve) => {
        rates.once('request', (_, reply) => resolve(reply));
      });
      const { port }: Partial<AddressInfo> = Object(rates.address());
      const sent = request(`${origin}/api/exchange`, { method: 'POST', agent: false });
      const answered = once(sent, 'response');
      sent.end(JSON.stringify({ amount: 7, port }));
      const read = async () => {
        const [response]: IncomingMessage[] = await answered;
        return JSON.parse(response ? await text(response) : '');
      };
      return { sent, read, reply: await asked };
    }

    test('lists them', async () => {
      const { tools } = await (await fetch(`${origin}/api/`)).json();
      expect(tools.map(({ endpoint }: { readonly endpoint: string }) => endpoint)).toEqual([
        '/api/bmi-calculator',
        '/api/exchange',
      ]);
    });

    test("answers with the network's response", async () => {
      const { read, reply } = await exchange();
      reply.end('{"rate":1.5}');
      expect(await read()).toEqual({ ok: true, result: { exchanged: 10.5, rate: 1.5 } });
    });

    test('stops a tool when its client disconnects, and serves the next', async () => {
      const { sent, read, reply } = await exchange();
      const closed = once(reply, 'close');
      if (sent.socket) leave(sent.socket);
      await expect(read()).rejects.toThrow('socket hang up');
      await closed;
      const next = await exchange();
      next.reply.end('{"rate":2}');
      expect(await next.read()).toMatchObject({ result: { exchanged: 14 } });
    });
  },
);

describe('after a parser has read the body', () => {
  const hosts = [
    'express-json',
    'express-text',
    'express-json-with-the-adapter-of-hono',
    'fastify',
    'hono',
    'hono-with-srvx',
  ];

  test.each(fewOf(hosts, 1))('with %s, says what to change and logs nothing', async (host) => {
    const port = await freePort();
    const child = runOnLoopback(['test/package/servers/behind-parsers.js', host], port, 'pipe');
    const origin = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${origin}/api/`).catch(() => undefined))) await rest(20);
    const response = await fetch(`${origin}/api/percentage-of`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"x":7,"y":100}',
    });
    const answer = { status: response.status, body: await response.json() };
    child.kill();
    expect(await text(child.stderr ?? Readable.from([]))).toBe('');
    expect(answer).toEqual({
      status: 500,
      body: {
        ok: false,
        error:
          'request body: was read before it reached the API; mount the API before body parsers such as express.json()',
      },
    });
  });
});
