import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/agents/lines.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function* stream(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

async function linesIn(chunks: readonly Uint8Array[], maxBytes = 1000) {
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(stream(chunks), maxBytes)) {
    lines.push(line && new TextDecoder().decode(line));
  }
  return lines;
}

describe('lines', () => {
  test.each([
    ['nothing', [], []],
    ['an empty chunk', [''], []],
    ['one line', ['ab\n'], ['ab']],
    ['a last line without a line end', ['ab\ncd'], ['ab', 'cd']],
    ['a line in three chunks', ['a', 'b', 'c\nd'], ['abc', 'd']],
    ['a line end as a chunk of its own', ['ab', '\n', 'cd', '\n'], ['ab', 'cd']],
    ['empty lines', ['\n\nab\n\n'], ['', '', 'ab', '']],
    ['a carriage return, which belongs to the line', ['ab\r\n'], ['ab\r']],
  ])('of %s', async (_, chunks, lines) => {
    expect(await linesIn(chunks.map(encode))).toEqual(lines);
  });

  test('are the same wherever a letter of several bytes is cut', async () => {
    const bytes = encode('ä€😀\n😀');
    for (let place = 0; place <= bytes.length; place += 1) {
      const chunks = [bytes.subarray(0, place), bytes.subarray(place)];
      expect(await linesIn(chunks)).toEqual(['ä€😀', '😀']);
    }
  });

  test('are limited in bytes, and the next ones follow', async () => {
    const chunks = ['12345678\n123456789\nää', 'ää\näääää\n', '1234', '56789', '0\nab\n123456789'];
    expect(await linesIn(chunks.map(encode), 8)).toEqual([
      ...['12345678', undefined, 'ääää', undefined],
      ...[undefined, 'ab', undefined],
    ]);
  });

  test('beyond the limit are not held while they last', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const memories: WeakRef<ArrayBuffer>[] = [];
    const held = () => {
      collectGarbage();
      return memories.filter((memory) => memory.deref()).length;
    };
    async function* overlong() {
      for (let count = 0; count < 10; count += 1) {
        const chunk = new Uint8Array(4);
        memories.push(new WeakRef(chunk.buffer));
        yield chunk;
      }
      // The last chunk may still be at hand.
      await expect.poll(held).toBeLessThanOrEqual(1);
    }
    for await (const line of linesOf(overlong(), 20)) expect(line).toBeUndefined();
  });

  test('do not depend on how the bytes are cut', async () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'ä', '\n', '😀') }));
    const property = fc.asyncProperty(texts, async (parts) => {
      const lines = parts.join('').split('\n');
      if (lines.at(-1) === '') lines.pop();
      expect(await linesIn(parts.map(encode))).toEqual(lines);
    });
    await fc.assert(property);
  });
});
