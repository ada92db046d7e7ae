// @vitest-environment node
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Readable, Transform, type Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tool } from 'toolworker/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toolThat } from './own-tool.ts';
import { startStdio } from './start-stdio.ts';

/** Yields the lines of the output. */
function linesOf(output: Readable) {
  return createInterface({ input: output })[Symbol.asyncIterator]();
}

/**
 * The output to a client that reads nothing before `read()`: until then, no write to it is done.
 */
function unreadOutput() {
  let isRead = false;
  let finishWrite = () => {};
  const stdout = new Transform({
    transform(chunk, _, done) {
      finishWrite = () => done(null, chunk);
      if (isRead) finishWrite();
    },
  });
  const read = () => {
    isRead = true;
    finishWrite();
  };
  return { stdout, read, readOne: () => finishWrite() };
}

/** Sends the input and resolves to all answers. */
async function answersTo(input: readonly (string | Uint8Array)[], tools: readonly Tool[] = []) {
  const { stdin, stdout, ended } = startStdio(tools);
  let output = '';
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  for (const chunk of input) {
    stdin.write(chunk);
    await nextTurn();
  }
  stdin.end();
  await ended;
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const rpc = (id: unknown, method = 'ping', params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const pong = (id: unknown) => ({ jsonrpc: '2.0', id, result: {} });
const encode = (text: string) => new TextEncoder().encode(text);

describe('a line', () => {
  test.each([
    ['a byte that starts nothing', [0xff]],
    ['half a letter', [0xc3]],
  ])('that is not UTF-8 is refused, and the next one is answered: %s', async (_, wrong) => {
    const [before, after] = rpc('?').split('?');
    const input = [encode(before ?? ''), Uint8Array.from(wrong), encode(`${after}\n${rpc(2)}\n`)];
    expect(await answersTo(input)).toEqual([
      { jsonrpc: '2.0', error: { code: -32_700, message: 'message: expected text in UTF-8' } },
      pong(2),
    ]);
  });

  test('has at most 10 MiB, counted in bytes', async () => {
    const limit = 10 * 1024 * 1024;
    const full = rpc('ä').padEnd(limit - 1);
    expect(encode(full)).toHaveLength(limit);
    expect(await answersTo([`${full}\n${full} \n${rpc(2)}\n`])).toEqual(
      expect.arrayContaining([
        pong('ä'),
        { jsonrpc: '2.0', error: { code: -32_600, message: 'message: expected at most 10 MiB' } },
        pong(2),
      ]),
    );
  });
});

describe('what is held is bounded by 20 MiB', () => {
  const calls = (count: number, name: string) =>
    Array.from({ length: count }, (_, id) => `${rpc(id, 'tools/call', { name })}\n`);

  /** Sends lines one by one, each after the server has done all that it can without the client. */
  async function send(stdin: Writable, lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      stdin.write(line);
      await nextTurn();
    }
  }

  test('while the client does not read', async () => {
    const longTool = toolThat('long', () => ({ text: 'x'.repeat(200_000) }));
    const run = vi.spyOn(longTool, 'run');
    const { stdout, read } = unreadOutput();
    const { stdin, ended } = startStdio([longTool], stdout);
    await send(stdin, calls(100, 'long'));
    // Each response has 400 kB, since it contains the result twice, and each call counts as 20 KiB.
    expect(run).toHaveBeenCalledTimes(50);
    let lines = 0;
    stdout.on('data', (chunk: Buffer) => {
      lines += chunk.toString().split('\n').length - 1;
    });
    stdin.end();
    read();
    await ended;
    expect(run).toHaveBeenCalledTimes(100);
    expect(lines).toBe(100);
  });

  /** Starts a server with a tool that waits until its call is aborted. */
  function startWaiting() {
    const waiting = new Set<AbortSignal>();
    const waitTool = toolThat('wait', async ({ signal }) => {
      waiting.add(signal);
      await once(signal, 'abort');
      return {};
    });
    return { waiting, ...startStdio([waitTool]) };
  }

  // Each call counts as 20 KiB and its line as 73 bytes, and a line waits once more than 20 MiB are
  // held.
  const underWay = 1021;

  test('while calls are under way, which the client can still cancel', async () => {
    const { waiting, stdin, stdout, ended, terminate } = startWaiting();
    stdin.write(calls(900, 'wait').join(''));
    const cancellations = Array.from({ length: 900 }, (_, requestId) =>
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }),
    );
    await expect.poll(() => waiting.size).toBe(900);
    stdin.write(`${cancellations.join('\n')}\n`);
    await expect.poll(() => [...waiting].every(({ aborted }) => aborted)).toBe(true);
    stdin.write(`${rpc('next')}\n`);
    expect(JSON.parse((await linesOf(stdout).next()).value)).toEqual(pong('next'));
    await send(stdin, calls(1100, 'wait'));
    expect(waiting.size).toBe(900 + underWay);
    terminate();
    await ended;
    expect([...waiting].every(({ aborted }) => aborted)).toBe(true);
  });

  test('with calls in lists', async () => {
    const list = `[${calls(100, 'wait').join().replaceAll('\n', '')}]\n`;
    const { waiting, stdin, ended, terminate } = startWaiting();
    await send(stdin, Array(20).fill(list));
    // Whole lists, until there are too many.
    expect(waiting.size).toBe(1100);
    terminate();
    await ended;
  });
});

test('a cancellation aborts the last call with its id, also after the answer to another one', async () => {
  const calls: { readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  const waitTool = toolThat(
    'wait',
    ({ signal }) => new Promise((resolve) => calls.push({ signal, answer: () => resolve({}) })),
  );
  const { stdin, stdout, ended, terminate } = startStdio([waitTool]);
  const call = rpc(1, 'tools/call', { name: 'wait' });
  stdin.write(`${call}\n${call}\n`);
  await expect.poll(() => calls.length).toBe(2);
  calls[0]?.answer();
  expect(JSON.parse((await linesOf(stdout).next()).value)).toMatchObject({ id: 1, result: {} });
  const cancelled = { method: 'notifications/cancelled', params: { requestId: 1 } };
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...cancelled })}\n`);
  await expect.poll(() => calls[1]?.signal.aborted).toBe(true);
  terminate();
  await ended;
});

describe('a server whose responses nobody reads', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Starts a server with responses that wait for the client. Returns whether it has ended, too. */
  async function startUnread(pings: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { stdout, ...client } = unreadOutput();
    const { stdin, ended, terminate } = startStdio([], stdout);
    let hasEnded = false;
    ended.then(() => {
      hasEnded = true;
    });
    for (let id = 0; id < pings; id += 1) stdin.write(`${rpc(id)}\n`);
    const afterTurns = async () => {
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      return hasEnded;
    };
    expect(await afterTurns()).toBe(false);
    return { ...client, stdin, stdout, ended, terminate, afterTurns };
  }

  test('ends at once on a signal', async () => {
    const { ended, terminate } = await startUnread(12);
    terminate();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends a second after the end of input', async () => {
    const { stdin, afterTurns } = await startUnread(12);
    stdin.end();
    expect(await afterTurns()).toBe(false);
    vi.advanceTimersByTime(999);
    expect(await afterTurns()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await afterTurns()).toBe(true);
  });

  test('waits for a client that reads a response within each second', async () => {
    const { stdin, afterTurns, readOne } = await startUnread(12);
    stdin.end();
    for (let unread = 12; unread > 0; unread -= 1) {
      expect(await afterTurns()).toBe(false);
      vi.advanceTimersByTime(999);
      readOne();
    }
    expect(await afterTurns()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends if its output fails, without throwing', async () => {
    const { stdout, ended } = await startUnread(12);
    stdout.destroy(new Error('EPIPE'));
    await ended;
  });
});
