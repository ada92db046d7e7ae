import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tools } from '../../src/tools/registry.ts';
import { fewOf, testInSweep } from '../sampled.ts';

// Tests what a client may send to the server over standard streams, message by message.

const cli = manifest.bin.toolworker;
const own = ['mcp', '--tools', './test/package/servers/agent-tools.js,percentage-of'];

interface Answer {
  readonly id?: unknown;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

interface Running {
  readonly pid: number;
  readonly write: (text: string | Uint8Array) => void;
  readonly send: (method: string, params?: object, id?: unknown) => void;
  /** Resolves to the next answers. Rejects if a line is not JSON-RPC. */
  readonly next: (count?: number) => Promise<readonly Answer[]>;
  /** Resolves once standard error contains these words. */
  readonly note: (words: string) => Promise<void>;
  readonly notes: () => string;
  readonly hangUp: () => void;
  readonly stopReading: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<{ readonly code: number | null }>;
}

const running: Running[] = [];

function start(args: readonly string[]): Running {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const write = (line: string | Uint8Array) => child.stdin.write(line);
  const program: Running = {
    pid: child.pid ?? 0,
    write,
    send: (method, params, id = 1) => {
      write(`${JSON.stringify({ jsonrpc: '2.0', id, method, ...(params && { params }) })}\n`);
    },
    next: async (count = 1) => {
      const answers: Answer[] = [];
      while (answers.length < count) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The server ended: ${errors}`);
        const answer = JSON.parse(value);
        expect(answer).toMatchObject({ jsonrpc: '2.0' });
        answers.push(answer);
      }
      return answers;
    },
    note: async (words) => {
      await expect.poll(() => errors).toContain(words);
    },
    notes: () => errors,
    hangUp: () => child.stdin.end(),
    stopReading: () => child.stdout.destroy(),
    kill: (signal) => child.kill(signal),
    ended: once(child, 'exit').then(([code]) => ({ code })),
  };
  running.push(program);
  return program;
}

afterEach(async () => {
  for (const { kill, ended } of running.splice(0)) {
    kill('SIGKILL');
    await ended;
  }
});

function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const percentage = { name: 'percentage-of', arguments: { x: 7, y: 100 } };

describe('toolworker mcp', () => {
  test('answers 200 calls at once, each with its own result', async () => {
    const { send, next } = start([cli, 'mcp']);
    for (let x = 0; x < 200; x += 1) {
      send('tools/call', { name: 'percentage-of', arguments: { x, y: 100 } }, x);
    }
    const answers = await next(200);
    const results = answers.map(({ id, result }) => [id, result?.structuredContent]);
    expect(new Map(Object.entries(Object.fromEntries(results))).size).toBe(200);
    for (const [id, result] of results) expect(result).toEqual({ result: id });
  });

  testInSweep('reads a text of 10 MB in many chunks, and refuses more than 10 MiB', async () => {
    const { send, next } = start([cli, 'mcp']);
    const line = `${'ä word '.repeat(10)}\n`;
    const given = line.repeat(Math.floor(10_000_000 / Buffer.byteLength(JSON.stringify(line))));
    send('tools/call', { name: 'remove-duplicate-lines', arguments: { text: given } }, 'long');
    send('tools/call', { name: 'trim-whitespace', arguments: { text: given.repeat(2) } }, 'longer');
    send('ping', undefined, 'next');
    const answers = await next(3);
    expect(answers.find(({ id }) => id === 'long')?.result).toMatchObject({
      structuredContent: { result: line },
    });
    expect(answers.find(({ id }) => id === undefined)?.error).toEqual({
      code: -32_600,
      message: 'message: expected at most 10 MiB',
    });
    expect(answers.find(({ id }) => id === 'next')?.result).toEqual({});
  });

  test('refuses a list that would make 240 MB, and continues', async () => {
    const { write, send, next } = start([cli, 'mcp']);
    const list = Array.from({ length: 23_000 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/list',
    }));
    write(`${JSON.stringify(list)}\n`);
    send('ping', undefined, 'next');
    const message = 'message: expected a list of 1 to 100, got 23000';
    expect(await next(2)).toEqual([
      { jsonrpc: '2.0', error: { code: -32_600, message } },
      { jsonrpc: '2.0', id: 'next', result: {} },
    ]);
  });

  test('refuses bytes that are not UTF-8, and continues', async () => {
    const { write, send, next } = start([cli, 'mcp']);
    write(Uint8Array.of(0x22, 0xff, 0x22, 0x0a));
    send('ping', undefined, 'next');
    expect(await next(2)).toEqual([
      { jsonrpc: '2.0', error: { code: -32_700, message: 'message: expected text in UTF-8' } },
      { jsonrpc: '2.0', id: 'next', result: {} },
    ]);
  });

  test('continues after invalid messages', async () => {
    const { write, send, next } = start([cli, 'mcp']);
    const broken = ['{', 'hello', '{"jsonrpc":"2.0"}', '5', '\u0000', '[]', '{"id":1}'];
    write(`${broken.join('\n')}\n\n  \r\n`);
    const answers = await next(broken.length);
    for (const { error } of answers) expect([-32_700, -32_600]).toContain(error?.code);
    write('{"jsonrpc":"2.0","id":"crlf","method":"ping"}\r\n');
    send('tools/call', { name: 'percentage' }, 'unknown');
    send('resources/list', {}, 'method');
    expect(await next(3)).toEqual([
      { jsonrpc: '2.0', id: 'crlf', result: {} },
      {
        jsonrpc: '2.0',
        id: 'unknown',
        error: { code: -32_602, message: expect.stringMatching(/did you mean percentage-of\?$/) },
      },
      {
        jsonrpc: '2.0',
        id: 'method',
        error: { code: -32_601, message: 'method: unknown, resources/list' },
      },
    ]);
  });

  test('answers everything sent before the client closed its end, then ends', async () => {
    const { write, next, hangUp, ended } = start([cli, ...own]);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'slow' } };
    write(JSON.stringify(call));
    hangUp();
    const [answer] = await next();
    expect(answer?.result).toMatchObject({ structuredContent: {} });
    expect((await ended).code).toBe(0);
  });

  test.each(fewOf(['waiting', 'deaf'], 1))(
    'ends when the client disconnects during tool %s',
    async (name) => {
      const { send, note, hangUp, ended } = start([cli, ...own]);
      send('tools/call', { name });
      await note(name === 'deaf' ? 'working' : 'waiting');
      hangUp();
      expect((await ended).code).toBe(0);
    },
  );

  const interruptions = [
    ['SIGTERM', 'waiting'],
    ['SIGINT', 'waiting'],
    ['SIGTERM', 'deaf'],
  ] as const;

  test.each(fewOf(interruptions, 1))('ends on %s during tool %s', async (signal, name) => {
    const { send, note, notes, kill, ended } = start([cli, ...own]);
    send('tools/call', { name });
    await note(name === 'deaf' ? 'working' : 'waiting');
    kill(signal);
    expect((await ended).code).toBe(0);
    expect(notes()).not.toMatch(/Error|^ +at /m);
  });

  test('ends when nobody reads its answers', async () => {
    const { send, stopReading, ended } = start([cli, 'mcp']);
    stopReading();
    const asking = setInterval(() => send('ping'), 50);
    expect((await ended).code).toBe(0);
    clearInterval(asking);
  });

  test('stops a call that the client cancels, and does not answer it', async () => {
    const { write, send, note, next } = start([cli, ...own]);
    send('tools/call', { name: 'waiting' }, 'cancelled');
    await note('waiting');
    const params = { requestId: 'cancelled', reason: 'changed my mind' };
    const method = 'notifications/cancelled';
    write(`${JSON.stringify({ jsonrpc: '2.0', method, params })}\n`);
    write(`${JSON.stringify({ jsonrpc: '2.0', method, params: { requestId: 'none' } })}\n`);
    await note('given up');
    send('ping', undefined, 'next');
    expect(await next()).toEqual([{ jsonrpc: '2.0', id: 'next', result: {} }]);
  });

  test('keeps output of tools off standard output', async () => {
    const { send, next, note, hangUp, ended } = start([cli, ...own]);
    send('tools/call', { name: 'chatty' }, 'one');
    expect(await next()).toMatchObject([{ id: 'one', result: { structuredContent: {} } }]);
    await note('loaded: a message');
    await note('{"jsonrpc":"2.0","id":1,"result":{}}');
    await note('a line');
    hangUp();
    await ended;
  });

  test('writes nothing of its own to either stream', async () => {
    const { send, next, notes, hangUp, ended } = start([cli, 'mcp']);
    send('tools/call', percentage);
    await next();
    hangUp();
    await ended;
    expect(notes()).toBe('');
  });

  test.each([
    [
      ['--tools', 'bmi-calculator,loan-payoff-calculator'],
      ['bmi-calculator', 'loan-payoff-calculator'],
    ],
    [
      ['--category', 'money'],
      tools.filter(({ category }) => /money/.test(category)).map(({ slug }) => slug),
    ],
    [
      ['--tools', 'bmi-calculator', '--category', 'statistics'],
      ['bmi-calculator', 'standard-deviation-calculator', 'slope-calculator'],
    ],
    [own.slice(1), ['chatty', 'waiting', 'deaf', 'slow', 'percentage-of']],
  ])('has only the tools of %j', async (choice, names) => {
    const { send, next } = start([cli, 'mcp', ...choice]);
    send('tools/list');
    const [answer] = await next();
    const listed = answer?.result?.tools;
    expect(Array.isArray(listed) && listed.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  const mistakes = [
    ['--tools', 'no-such-tool'],
    ['--category', 'cooking'],
    ['--port', '80'],
  ];

  test.each(fewOf(mistakes, 1))('refuses %s %s before it serves', async (...choice) => {
    const child = spawn(process.execPath, [cli, 'mcp', ...choice]);
    const [[code], output, errors] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^toolworker: .*\n$/);
  });

  test.runIf(process.platform === 'linux')('holds little while nobody reads', async () => {
    const { pid, write, next } = start([cli, 'mcp']);
    const count = 6_000;
    const line = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"}\n`;
    write(Array.from({ length: count }, (_, id) => line(id)).join(''));
    await rest(500);
    // All answers together have 147 MB, and Node itself 45.
    expect(megabytesOf(pid)).toBeLessThan(160);
    expect(await next(count)).toHaveLength(count);
  });

  // Node itself needs about 45 MB.
  test.runIf(process.platform === 'linux')('needs less than 80 MB', async () => {
    const { pid, send, next } = start([cli, 'mcp']);
    send('initialize', { protocolVersion: '2025-11-25' });
    send('tools/list');
    for (let id = 0; id < 100; id += 1) send('tools/call', percentage, id);
    await next(102);
    expect(megabytesOf(pid)).toBeLessThan(80);
  });
});

describe('a server of a host’s own tools', () => {
  test('needs three lines', async () => {
    const { send, next, hangUp, ended } = start(['test/package/servers/mcp-stdio.js']);
    send('initialize', { protocolVersion: '2025-11-25' });
    send('tools/list', {}, 2);
    const [opened, listed] = await next(2);
    expect(opened?.result).toMatchObject({ serverInfo: { name: 'roofs', version: '1.0.0' } });
    expect(listed?.result).toMatchObject({
      tools: [{ name: 'roof-pitch', annotations: { readOnlyHint: true } }],
    });
    hangUp();
    expect((await ended).code).toBe(0);
  });

  test('ends on a signal, like any program', async () => {
    const { send, next, kill, ended } = start(['test/package/servers/mcp-stdio.js']);
    send('ping');
    await next();
    await rest(20);
    kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
