// @vitest-environment node
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tool } from 'toolworker/core';
import { describe, expect, test, vi } from 'vitest';
import { toolThat } from './own-tool.ts';
import { startStdio } from './start-stdio.ts';

/** Yields the lines of the output. */
function linesOf(output: Readable) {
  return createInterface({ input: output })[Symbol.asyncIterator]();
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
  test('may be cut within a letter', async () => {
    const bytes = encode(`${rpc('ä€😀')}\n`);
    // Behind each of the first bytes of the three letters.
    for (const letter of ['ä', '€', '😀']) {
      const place = encode(rpc('ä€😀').split(letter)[0] ?? '').length + 1;
      const input = [bytes.subarray(0, place), bytes.subarray(place)];
      expect(await answersTo(input)).toEqual([pong('ä€😀')]);
    }
  });

  test('needs no line end if it is the last one', async () => {
    expect(await answersTo([`${rpc(1)}\n${rpc(2)}`])).toEqual([pong(1), pong(2)]);
  });

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

describe('what is held', () => {
  const longTool = toolThat('long', () => ({ text: 'x'.repeat(200_000) }));
  const call = (id: number, name: string) => `${rpc(id, 'tools/call', { name })}\n`;

  test('is bounded while the client does not read', async () => {
    const run = vi.spyOn(longTool, 'run');
    const { stdin, stdout, ended } = startStdio([longTool]);
    const count = 100;
    for (let id = 0; id < count; id += 1) stdin.write(call(id, 'long'));
    stdin.end();
    let before = -1;
    while (run.mock.calls.length > before) {
      before = run.mock.calls.length;
      for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    }
    // Each reply has 400 kB.
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(75);
    let lines = 0;
    stdout.on('data', (chunk: Buffer) => {
      lines += chunk.toString().split('\n').length - 1;
    });
    await ended;
    expect(run).toHaveBeenCalledTimes(count);
    expect(lines).toBe(count);
  });

  test('is bounded while calls are under way, which the client can still cancel', async () => {
    const waiting = new Set<AbortSignal>();
    const waitTool = toolThat('wait', async ({ signal }) => {
      waiting.add(signal);
      await once(signal, 'abort');
      return {};
    });
    const { stdin, stdout, ended, terminate } = startStdio([waitTool]);
    for (let id = 0; id < 900; id += 1) stdin.write(call(id, 'wait'));
    const cancellations = Array.from({ length: 900 }, (_, requestId) =>
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }),
    );
    await expect.poll(() => waiting.size).toBe(900);
    stdin.write(`${cancellations.join('\n')}\n`);
    await expect.poll(() => [...waiting].every(({ aborted }) => aborted)).toBe(true);
    stdin.write(`${rpc('next')}\n`);
    expect(JSON.parse((await linesOf(stdout).next()).value)).toEqual(pong('next'));
    for (let id = 0; id < 3000; id += 1) stdin.write(call(id, 'wait'));
    await expect.poll(() => waiting.size).toBeGreaterThan(1800);
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(waiting.size).toBeLessThan(2000);
    terminate();
    await ended;
    expect([...waiting].every(({ aborted }) => aborted)).toBe(true);
  });

  test('includes calls in lists', async () => {
    const shortTool = toolThat('short', () => ({ text: 'x'.repeat(1000) }));
    const run = vi.spyOn(shortTool, 'run');
    const list = `[${Array.from({ length: 100 }, (_, id) => call(id, 'short').trim()).join()}]`;
    const { stdin, ended, terminate } = startStdio([shortTool]);
    stdin.write(`${list}\n`.repeat(50));
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    expect(run.mock.calls.length).toBeLessThan(2000);
    terminate();
    await ended;
  });
});
