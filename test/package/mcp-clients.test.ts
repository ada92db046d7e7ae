import { setMaxListeners } from 'node:events';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FormerStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FormerHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tools } from '../../src/tools/registry.ts';
import { carried } from '../support/one-of-each.ts';
import { type RunningServer, startCommand } from '../support/start-server.ts';

// Only the clients of the official SDK, in both generations, can refuse what our server sends: they
// check each message, and over standard output each result against the schema of its tool.

// The clients use one signal for all requests, which would make Node warn.
setMaxListeners(0);

interface Called {
  readonly [key: string]: unknown;
  readonly structuredContent?: unknown;
}

/** The common interface of the clients. */
interface Session {
  listTools(): Promise<{ readonly tools: readonly object[] }>;
  callTool(call: {
    readonly name: string;
    readonly arguments: Record<string, unknown>;
  }): Promise<Called>;
  close(): Promise<void>;
}

const identity = { name: 'test', version: '1' };
const stateless = '2026-07-28';

let server: RunningServer;
let endpoint: URL;

beforeAll(async () => {
  server = await startCommand();
  endpoint = new URL('mcp', server.origin);
});

afterAll(async () => {
  expect(await server.stop()).toBe('');
});

const transports = {
  HTTP: {
    current: () => new StreamableHTTPClientTransport(endpoint),
    // The SDK's own types disagree under exactOptionalPropertyTypes.
    former: (): Pick<Transport, 'start' | 'send' | 'close'> => new FormerHttp(endpoint),
  },
  stdio: {
    current: () => new StdioClientTransport(command),
    former: () => new FormerStdio(command),
  },
};

const command = {
  command: process.execPath,
  args: [manifest.bin.toolworker, 'mcp', '--output-schemas'],
  stderr: 'inherit' as const,
};

type Transports = (typeof transports)[keyof typeof transports];

async function connectCurrent({ current }: Transports, version: string): Promise<Client> {
  const options =
    version === stateless
      ? { versionNegotiation: { mode: { pin: version } } }
      : { supportedProtocolVersions: [version] };
  const client = new Client(identity, options);
  await client.connect(current());
  return client;
}

async function connectFormer({ former }: Transports): Promise<FormerClient> {
  const client = new FormerClient(identity);
  await client.connect(former());
  return client;
}

const clients: readonly (readonly [string, (transport: Transports) => Promise<Session>])[] = [
  ['SDK 1', connectFormer],
  ['SDK 2, 2025-11-25', (transport) => connectCurrent(transport, '2025-11-25')],
  [`SDK 2, ${stateless}`, (transport) => connectCurrent(transport, stateless)],
];

describe.each(Object.entries(transports))('over %s', (_, transport) => {
  describe.each(clients)('the client of %s', (_, connect) => {
    let session: Session;
    beforeAll(async () => {
      session = await connect(transport);
      // The client validates results against the schemas that it has listed.
      await session.listTools();
    });
    afterAll(() => session.close());

    test('lists every tool', async () => {
      const listed = await session.listTools();
      expect(listed.tools).toMatchObject(
        tools.map(({ slug, annotations }) => ({ name: slug, annotations })),
      );
    });

    test.each(carried)('is sent %s', async (_, name, request, outcome) => {
      const called = await session.callTool({ name, arguments: { ...request } });
      if (typeof outcome === 'string') {
        expect(called).toMatchObject({ isError: true, content: [{ type: 'text', text: outcome }] });
        expect(called).not.toHaveProperty('structuredContent');
      } else {
        const text = JSON.stringify(called.structuredContent);
        expect(called.structuredContent).toEqual(outcome);
        expect(called).toMatchObject({ content: [{ type: 'text', text }] });
        expect(called).not.toHaveProperty('isError');
      }
    });
  });
});

test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', stateless])(
  'a client of version %s is answered in its version',
  async (version) => {
    const client = await connectCurrent(transports.HTTP, version);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { name } = manifest;
    expect(client.getServerVersion()).toMatchObject({ name, version: manifest.version });
    const call = { name: 'percentage-of', arguments: { x: 7, y: 100 } };
    expect(await client.callTool(call)).toMatchObject({ structuredContent: { result: 7 } });
    await client.close();
  },
);
