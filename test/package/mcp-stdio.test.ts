import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type RunningProgram, startProgram } from '../support/start-program.ts';

// Only a process can print something else to its output, or not end.

const command = [manifest.bin.toolworker, 'mcp'];
const ownTools = './test/package/servers/agent-tools.js';

/** Starts the command with tools that print, that wait, and that heed nobody. */
const startOwn = (...options: readonly string[]) =>
  startProgram([...command, '--tools', `${ownTools},percentage-of`, ...options]);

function send({ write }: RunningProgram, method: string, params?: object, id?: unknown): void {
  write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
}

const pong = (id: unknown) => ({ jsonrpc: '2.0', id, result: {} });

const refusal = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message } });

describe('toolworker mcp', () => {
  test('answers 200 calls at once, and prints nothing else', async () => {
    const server = startProgram(command);
    const ids = Array.from({ length: 200 }, (_, id) => id);
    for (const x of ids) {
      send(server, 'tools/call', { name: 'percentage-of', arguments: { x, y: 100 } }, x);
    }
    expect(await server.read(200)).toMatchObject(
      ids.map((id) => ({ jsonrpc: '2.0', id, result: { structuredContent: { result: id } } })),
    );
    server.hangUp();
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
  });

  test('reads a text of 10 MB in many chunks, refuses what it cannot read, and continues', async () => {
    const server = startProgram(command);
    const line = `${'ä word '.repeat(10)}\n`;
    const text = line.repeat(Math.floor(10_000_000 / Buffer.byteLength(JSON.stringify(line))));
    send(server, 'tools/call', { name: 'remove-duplicate-lines', arguments: { text } }, 'long');
    const [answer] = await server.read();
    expect(answer).toMatchObject({ id: 'long', result: { structuredContent: { result: line } } });
    send(server, 'tools/call', { name: 'trim-whitespace', arguments: { text: text.repeat(2) } });
    server.write(Uint8Array.of(0x22, 0xff, 0x22, 0x0a));
    server.write('{\n\n  \r\n');
    send(server, 'ping', undefined, 'next');
    expect(await server.read(4)).toEqual([
      refusal(-32_600, 'message: expected at most 10 MiB'),
      refusal(-32_700, 'message: expected text in UTF-8'),
      refusal(-32_700, expect.any(String)),
      pong('next'),
    ]);
  });

  test('ends when nobody reads its answers', async () => {
    const server = startProgram(command);
    server.stopReading();
    const asking = setInterval(() => send(server, 'ping', undefined, 1), 50);
    expect(await server.ended).toBe(0);
    clearInterval(asking);
  });

  test.each([
    ['--tools', 'no-such-tool'],
    ['--port', '80'],
  ])('refuses %s %s before it serves', async (...choice) => {
    const server = startProgram([...command, ...choice]);
    expect(await server.ended).toBe(2);
    await server.hear('\n');
    expect(server.errors()).toMatch(/^toolworker: .*\n$/);
    await expect(server.read()).rejects.toThrow('The program ended');
  });
});

describe("toolworker mcp with a host's tools", () => {
  test('serves only the chosen tools, and keeps what they print off standard output', async () => {
    const server = startOwn('--category', 'statistics');
    send(server, 'tools/list', undefined, 'list');
    send(server, 'tools/call', { name: 'chatty' }, 'call');
    const [listed, called] = await server.read(2);
    const names = ['chatty', 'deaf', 'slow', 'waiting', 'percentage-of'];
    const ofCategory = ['standard-deviation-calculator', 'slope-calculator'];
    const chosen = [...names, ...ofCategory].map((name) => expect.objectContaining({ name }));
    expect(listed).toMatchObject({ result: { tools: expect.arrayContaining(chosen) } });
    expect(listed).toHaveProperty('result.tools.length', chosen.length);
    expect(called).toMatchObject({ id: 'call', result: { structuredContent: {} } });
    await server.hear('loaded: a message');
    await server.hear('{"jsonrpc":"2.0","id":1,"result":{}}');
    await server.hear('a line');
  });

  test.each<[string, (server: RunningProgram) => void]>([
    ['the client closes its end', ({ hangUp }) => hangUp()],
    ['it gets SIGTERM', ({ kill }) => kill('SIGTERM')],
    ['it gets SIGINT', ({ kill }) => kill('SIGINT')],
  ])('ends when %s, although nobody reads its answers', async (_, interrupt) => {
    const server = startOwn('--category', 'money,converters,text,generators');
    server.pauseReading();
    // Together far more than a pipe holds.
    for (let id = 0; id < 100; id += 1) send(server, 'tools/list', undefined, id);
    send(server, 'tools/call', { name: 'chatty' }, 'last');
    await server.hear('a line');
    interrupt(server);
    expect(await server.ended).toBe(0);
    expect(server.errors()).not.toMatch(/Error|^ +at /m);
  });

  test('stops a call that the client cancels, and does not answer it', async () => {
    const server = startOwn();
    send(server, 'tools/call', { name: 'waiting' }, 'cancelled');
    await server.hear('waiting');
    const method = 'notifications/cancelled';
    send(server, method, { requestId: 'cancelled', reason: 'changed my mind' });
    send(server, method, { requestId: 'none' });
    await server.hear('given up');
    send(server, 'ping', undefined, 'next');
    expect(await server.read()).toEqual([pong('next')]);
  });

  test('answers everything sent before the client closed its end, then ends', async () => {
    const server = startOwn();
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'slow' } };
    server.write(JSON.stringify(call));
    server.hangUp();
    expect(await server.read()).toMatchObject([{ id: 1, result: { structuredContent: {} } }]);
    expect(await server.ended).toBe(0);
  });

  test.each<[string, (server: RunningProgram) => void]>([
    ['the client disconnects', ({ hangUp }) => hangUp()],
    ['it gets SIGTERM', ({ kill }) => kill('SIGTERM')],
    ['it gets SIGINT', ({ kill }) => kill('SIGINT')],
  ])('ends when %s, although one tool waits and another heeds nobody', async (_, interrupt) => {
    const server = startOwn();
    send(server, 'tools/call', { name: 'waiting' }, 1);
    send(server, 'tools/call', { name: 'deaf' }, 2);
    await server.hear('waiting');
    await server.hear('working');
    interrupt(server);
    expect(await server.ended).toBe(0);
    expect(server.errors()).not.toMatch(/Error|^ +at /m);
  });
});

test("a server of a host's own tools needs four lines, and ends on a signal like any program", async () => {
  const server = startProgram(['test/package/servers/mcp-stdio.js']);
  send(server, 'initialize', { protocolVersion: '2025-11-25' }, 1);
  send(server, 'tools/list', {}, 2);
  expect(await server.read(2)).toMatchObject([
    { result: { serverInfo: { name: 'roofs', version: '1.0.0' } } },
    { result: { tools: [{ name: 'roof-pitch', annotations: { readOnlyHint: true } }] } },
  ]);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
