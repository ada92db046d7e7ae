import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tools } from '../../src/tools/registry.ts';
import { freePort } from '../free-port.ts';
import { fewOf, inSweep } from '../sampled.ts';
import { startWorkerd } from '../workerd/start.ts';
import { bundle, gzipBytes } from './bundle.ts';

interface Server {
  readonly name: string;
  readonly start: (port: number, folder: string) => Promise<ChildProcess>;
  readonly path: string;
  readonly tools: readonly string[];
}

const cli = manifest.bin.toolworker;
const stdio = ['ignore', 'ignore', 'inherit'] as const;
const everyTool = tools.map(({ slug }) => slug);

function serve(port: number, ...options: readonly string[]): ChildProcess {
  const args = [cli, 'serve', '--port', `${port}`, ...options];
  return spawn(process.execPath, args, { stdio: [...stdio] });
}

const servers: readonly Server[] = [
  {
    name: 'Node, by toolworker serve',
    start: async (port) => serve(port),
    path: '/mcp',
    tools: everyTool,
  },
  {
    name: 'Node, by toolworker serve --category text',
    start: async (port) => serve(port, '--category', 'text'),
    path: '/mcp',
    tools: tools.filter(({ category }) => category === 'Text tools').map(({ slug }) => slug),
  },
  {
    name: 'Node, with a tool of the host, as in test/package/servers/mcp-http.js',
    start: async (port) => {
      const preload = new URL('servers/on-loopback.js', import.meta.url).href;
      const args = ['--import', preload, 'test/package/servers/mcp-http.js'];
      return spawn(process.execPath, args, {
        env: { ...process.env, PORT: `${port}` },
        stdio: [...stdio],
      });
    },
    path: '/',
    tools: ['roof-pitch'],
  },
];

const onWorkerd: Server = {
  name: 'workerd, the engine of Cloudflare Workers',
  start: (port, folder) => startWorkerd(port, folder, "export { default } from 'toolworker/mcp';"),
  path: '/mcp',
  tools: everyTool,
};

describe.each([...fewOf(servers, 2), ...inSweep(onWorkerd)])(
  'on $name',
  ({ start, path, tools }) => {
    const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    let endpoint: URL;
    let server: ChildProcess;

    beforeAll(async () => {
      const port = await freePort();
      endpoint = new URL(path, `http://127.0.0.1:${port}`);
      server = await start(port, folder);
      while (!(await fetch(endpoint).catch(() => undefined))) await rest(20);
    });

    afterAll(async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    });

    function send(
      headers: RequestOptions['headers'],
      body = '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    ) {
      const sent = request(endpoint, { method: 'POST', headers, agent: false });
      const answered = once(sent, 'response').then(async ([response]) => ({
        status: response.statusCode,
        body: await text(response),
      }));
      sent.end(body);
      return answered;
    }

    test.each(['legacy', { pin: '2026-07-28' }] as const)(
      'lists its tools for a client in mode %j',
      async (mode) => {
        const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
        await client.connect(new StreamableHTTPClientTransport(endpoint));
        const { tools: listed } = await client.listTools();
        expect(listed.map(({ name }) => name)).toEqual(tools);
        await client.close();
      },
    );

    test('answers 200 calls at once', async () => {
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(new StreamableHTTPClientTransport(endpoint));
      const pings = await Promise.all(Array.from({ length: 200 }, () => client.ping()));
      expect(pings).toEqual(Array(200).fill({}));
      await client.close();
    });

    test('refuses a page of another site, but not one of this machine', async () => {
      expect(await send({ Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
      expect(await send({ Origin: 'http://localhost:6274' })).toMatchObject({ status: 200 });
      expect(await send({})).toMatchObject({ status: 200 });
    });

    test('refuses an invalid message', async () => {
      expect(await send({}, '{')).toMatchObject({ status: 400 });
      expect((await fetch(endpoint)).status).toBe(405);
    });
  },
);

describe('toolworker serve', () => {
  async function statusOf(port: number, headers: RequestOptions['headers']) {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/mcp',
      method: 'POST',
      headers,
      agent: false,
    };
    const sent = request(options).end('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    const [response] = await once(sent, 'response');
    return response.statusCode;
  }

  async function withServer(options: readonly string[], use: (port: number) => Promise<void>) {
    const port = await freePort();
    const server = serve(port, ...options);
    while (!(await fetch(`http://127.0.0.1:${port}/api/`).catch(() => undefined))) await rest(20);
    await use(port);
    server.kill();
    await once(server, 'exit');
  }

  test('answers agents only at the names of this machine', () =>
    withServer([], async (port) => {
      for (const Host of [`127.0.0.1:${port}`, `localhost:${port}`, 'localhost', '[::1]']) {
        expect(await statusOf(port, { Host })).toBe(200);
      }
      for (const Host of ['evil.example', `evil.example:${port}`, '192.168.0.7', '0.0.0.0']) {
        expect(await statusOf(port, { Host })).toBe(403);
      }
    }));

  test('answers no agents if other machines can reach it', () =>
    withServer(['--host', '0.0.0.0'], async (port) => {
      expect(await statusOf(port, { Host: 'localhost' })).toBe(404);
    }));
});

test("a server of other tools bundles none of the package's tools", async () => {
  const code = await bundle("export { createMcpHandler, serveStdio } from 'toolworker/core';");
  expect(code).not.toMatch(/Computes|calculator/);
  expect(gzipBytes(code)).toBeLessThanOrEqual(7_000);
});
