import { type ChildProcess, spawn } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FormerStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FormerHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tools } from '../../src/tools/registry.ts';
import { fewOf } from '../sampled.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';

// The clients use one signal for all requests, which would make Node warn.
setMaxListeners(0);

// Tests the clients of both generations of the official SDK, with each version of the protocol.

interface Tool {
  readonly name: string;
  readonly annotations?: object | undefined;
}

interface Called {
  readonly [key: string]: unknown;
  readonly structuredContent?: unknown;
}

/** The common interface of the clients. */
interface Session {
  readonly listTools: () => Promise<{ readonly tools: readonly Tool[] }>;
  readonly callTool: (call: {
    readonly name: string;
    readonly arguments: Record<string, unknown>;
  }) => Promise<Called>;
  readonly version: () => string | undefined;
  readonly server: () => { readonly name: string; readonly version: string } | undefined;
  readonly close: () => Promise<void>;
}

type Door = 'stdio' | 'HTTP';

const command = {
  command: process.execPath,
  args: [manifest.bin.toolworker, 'mcp'],
  stderr: 'inherit' as const,
};
const identity = { name: 'test', version: '1' };

let server: ChildProcess;
let endpoint: URL;

beforeAll(async () => {
  const args = [manifest.bin.toolworker, 'serve', '--port', '0'];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('The server has no output.');
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  endpoint = new URL('mcp', /http:\S+/.exec(line)?.[0]);
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

async function current(door: Door, version: string): Promise<Session> {
  const isStateless = version === '2026-07-28';
  const client = new Client(identity, {
    ...(isStateless
      ? { versionNegotiation: { mode: { pin: version } } }
      : { supportedProtocolVersions: [version] }),
  });
  await client.connect(
    door === 'stdio'
      ? new StdioClientTransport(command)
      : new StreamableHTTPClientTransport(endpoint),
  );
  return {
    listTools: () => client.listTools(),
    callTool: (call) => client.callTool(call),
    version: () => client.getNegotiatedProtocolVersion(),
    server: () => client.getServerVersion(),
    close: () => client.close(),
  };
}

async function former(door: Door): Promise<Session> {
  const client = new FormerClient(identity);
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  const http: Pick<Transport, 'start' | 'send' | 'close'> = new FormerHttp(endpoint);
  await client.connect(door === 'stdio' ? new FormerStdio(command) : http);
  return {
    listTools: () => client.listTools(),
    callTool: (call) => client.callTool(call),
    version: () => undefined,
    server: () => client.getServerVersion(),
    close: () => client.close(),
  };
}

const inEveryCase: readonly [string, (door: Door) => Promise<Session>][] = [
  ['SDK 1', former],
  ['SDK 2, 2025-11-25', (door) => current(door, '2025-11-25')],
  ['SDK 2, 2026-07-28', (door) => current(door, '2026-07-28')],
];

describe.each<Door>(['stdio', 'HTTP'])('over %s', (door) => {
  describe.each(inEveryCase)('the client of %s', (_, connect) => {
    let session: Session;
    beforeAll(async () => {
      session = await connect(door);
      // The client validates results against the output schemas it has listed.
      await session.listTools();
    });
    afterAll(() => session.close());

    test('lists every tool', async () => {
      const listed = await session.listTools();
      expect(listed.tools).toMatchObject(
        tools.map(({ slug, annotations }) => ({ name: slug, annotations })),
      );
    });

    test.each([...casesBySlug])('gets the answers of %s', async (name, { answers, refusals }) => {
      const call = (request: object) =>
        session.callTool({ name, arguments: JSON.parse(JSON.stringify(request)) });
      for (const answer of fewOf(answers, 1)) {
        const called = await call(answer.request);
        expectResult(called.structuredContent, answer);
        const text = JSON.stringify(called.structuredContent);
        expect(called).toMatchObject({ content: [{ type: 'text', text }] });
        expect(called).not.toHaveProperty('isError');
      }
      for (const { request, error } of fewOf(refusals, 1)) {
        const called = await call(request);
        expect(called).toMatchObject({ isError: true, content: [{ type: 'text', text: error }] });
        expect(called).not.toHaveProperty('structuredContent');
      }
    });
  });

  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'])(
    'a client of version %s is answered in its version',
    async (version) => {
      const session = await current(door, version);
      expect(session.version()).toBe(version);
      expect(session.server()).toMatchObject({ name: 'toolworker', version: manifest.version });
      const call = { name: 'percentage-of', arguments: { x: 7, y: 100 } };
      expect(await session.callTool(call)).toMatchObject({ structuredContent: { result: 7 } });
      await session.close();
    },
  );
});
