import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RunningServer,
  startCommand,
  startRecipe,
  startServer,
} from '../support/start-server.ts';
import { toolSlugs } from '../support/tool-slugs.ts';
import { bundle, gzipBytes } from './bundle.ts';
import { hasWorkerd, startWorkerd } from './workerd/start.ts';

// Only a server can break the headers that protect it from other sites, its choice of tools, and
// many calls at once.

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

/** Resolves to the status of a reply. `fetch` would set the headers `Host` and `Origin` itself. */
async function statusOf(endpoint: URL, headers: OutgoingHttpHeaders, body = ping) {
  const sent = request(endpoint, { method: 'POST', headers, agent: false }).end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

/** Tests a server's endpoint with these tools, and returns a function that returns it. */
function testServer(start: () => Promise<RunningServer>, path: string, slugs: readonly string[]) {
  let server: RunningServer;
  const endpoint = () => new URL(path, server.origin);

  beforeAll(async () => {
    server = await start();
  });

  afterAll(async () => {
    expect(await server.stop()).toBe('');
  });

  test.each(['legacy', { pin: '2026-07-28' }] as const)(
    'lists its tools for a client in mode %j, and answers 200 calls at once',
    async (mode) => {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      await client.connect(new StreamableHTTPClientTransport(endpoint()));
      const { tools: listed } = await client.listTools();
      expect(listed.map(({ name }) => name)).toEqual(slugs);
      const lists = Array.from({ length: 200 }, () => client.listTools());
      expect(await Promise.all(lists)).toHaveLength(200);
      await client.close();
    },
  );

  test('refuses a page of another site, but not one of this machine', async () => {
    expect(await statusOf(endpoint(), { Origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(endpoint(), { Origin: 'http://localhost:6274' })).toBe(200);
    expect(await statusOf(endpoint(), {})).toBe(200);
  });

  test('refuses an invalid message', async () => {
    expect(await statusOf(endpoint(), {}, '{')).toBe(400);
    expect((await fetch(endpoint())).status).toBe(405);
  });

  return endpoint;
}

describe('toolworker serve', () => {
  const chosen = ['word-counter', 'trim-whitespace'];
  const start = () => startCommand('--tools', chosen.join(','));
  const endpoint = testServer(start, '/mcp', chosen);

  test('answers agents only at the names of this machine', async () => {
    const { host, port } = endpoint();
    for (const Host of [host, `localhost:${port}`, 'localhost', '[::1]']) {
      expect(await statusOf(endpoint(), { Host }), Host).toBe(200);
    }
    for (const Host of ['evil.example', `evil.example:${port}`, '192.168.0.7', '0.0.0.0']) {
      expect(await statusOf(endpoint(), { Host }), Host).toBe(403);
    }
  });

  test('answers no agents if other machines can reach it', async () => {
    const server = await startCommand('--host', '0.0.0.0');
    const { port } = new URL(server.origin);
    const opened = new URL(`http://127.0.0.1:${port}/mcp`);
    expect(await statusOf(opened, { Host: 'localhost' })).toBe(404);
    await server.stop();
  });
});

describe("a host's own server", () => {
  testServer(() => startRecipe('mcp-http'), '/', ['roof-pitch']);
});

describe.skipIf(!hasWorkerd)('workerd, the engine of Cloudflare Workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const source = "export { default } from 'toolworker/mcp';";
  testServer(() => startServer((port) => startWorkerd(port, folder, source)), '/mcp', toolSlugs);
  afterAll(() => rmSync(folder, { recursive: true }));
});

test("a server of other tools bundles none of the package's tools", async () => {
  const code = await bundle("export { createMcpHandler, serveMcpStdio } from 'toolworker/core';");
  expect(code).not.toMatch(/Computes|calculator/);
  expect(gzipBytes(code)).toBeLessThanOrEqual(7_000);
});
