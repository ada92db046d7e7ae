import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  randomBelow,
  randomBigIntBelow,
  secureDraws,
  secureWords,
} from '../../../src/shared/random.ts';
import { chiSquareTail } from '../../support/chi-square.ts';

const wordRange = 2n ** 64n;
const limit = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const word = fc.bigInt({ min: 0n, max: wordRange - 1n });

function* endlessly(...words: bigint[]): Generator<bigint, never> {
  for (;;) yield* words;
}

test('draws from 0 to just below the limit', () => {
  const words = secureWords();
  fc.assert(
    fc.property(limit, (below) => {
      const drawn = randomBelow(below, words);
      expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
    }),
  );
});

test('takes the remainder of the first word below the largest multiple of the limit', () => {
  fc.assert(
    fc.property(limit, word, (below, first) => {
      const largestMultiple = (wordRange / BigInt(below)) * BigInt(below);
      const used = first < largestMultiple ? first : 7n;
      expect(randomBelow(below, endlessly(first, 7n))).toBe(Number(used % BigInt(below)));
    }),
  );
});

test.each([
  [3, wordRange - 1n, 7 % 3],
  [3, wordRange - 2n, 2],
  [2 ** 32 + 1, wordRange - 1n, 7],
  [2 ** 32 + 1, wordRange - 2n, 2 ** 32],
  [2 ** 52 + 1, wordRange - 1n, 7],
  [2, wordRange - 1n, 1],
  [1, wordRange - 1n, 0],
])('below %d, the word %d gives %d', (below, first, expected) => {
  expect(randomBelow(below, endlessly(first, 7n))).toBe(expected);
});

test.each([
  [2n ** 64n, wordRange - 1n, wordRange - 1n],
  [2n ** 63n + 1n, 2n ** 63n, 2n ** 63n],
  [2n ** 63n + 1n, 2n ** 63n + 1n, 7n],
  [2n ** 54n - 1n, 2n ** 64n - 2n ** 10n - 1n, 2n ** 54n - 2n],
  [2n ** 54n - 1n, 2n ** 64n - 2n ** 10n, 7n],
])('below %d, beyond the safe integers, the word %d gives %d', (below, first, expected) => {
  expect(randomBigIntBelow(below, endlessly(first, 7n))).toBe(expected);
});

test('secure words are uniform in every byte, across refills', () => {
  const words = secureWords();
  const draws = 5000;
  const positions = [0n, 8n, 16n, 24n, 32n, 40n, 48n, 56n];
  const counts = positions.map(() => new Array<number>(256).fill(0));
  for (let draw = 0; draw < draws; draw += 1) {
    const { value } = words.next();
    positions.forEach((shift, position) => {
      const byte = Number((value >> shift) & 0xffn);
      const row = counts[position] ?? [];
      row[byte] = (row[byte] ?? 0) + 1;
    });
  }
  for (const row of counts) {
    // 255 of the 256 deviations are independent; one degree more only raises the tail a little.
    const statistic = row.reduce((sum, seen) => sum + (seen - draws / 256) ** 2, 0) / (draws / 256);
    expect(chiSquareTail(statistic, 256)).toBeGreaterThan(1e-9);
  }
});

test('secure words do not repeat', () => {
  const words = secureWords();
  const drawn = Array.from({ length: 2000 }, () => words.next().value);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(secureWords().next().value).not.toBe(secureWords().next().value);
});

/** Returns a draw below a limit from a source that gives these words, and then only 7. */
function drawFrom(limit: number, ...words: number[]): number {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(7).set(words);
    return array;
  });
  return secureDraws()(limit);
}

test('a draw is the remainder of the first word below the largest multiple of the limit', () => {
  const range = 2 ** 32;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: range }),
      fc.integer({ min: 0, max: range - 1 }),
      (limit, first) => {
        const used = first < Math.floor(range / limit) * limit ? first : 7;
        expect(drawFrom(limit, first)).toBe(used % limit);
      },
    ),
  );
});

test.each([
  [1, 2 ** 32 - 1, 0],
  [2, 2 ** 32 - 1, 1],
  [3, 2 ** 32 - 1, 7 % 3],
  [3, 2 ** 32 - 2, 2],
  [2 ** 31 + 1, 2 ** 31, 2 ** 31],
  [2 ** 31 + 1, 2 ** 31 + 1, 7],
  [2 ** 32, 2 ** 32 - 1, 2 ** 32 - 1],
])('below %d, a draw turns the word %d into %d', (limit, first, expected) => {
  expect(drawFrom(limit, first)).toBe(expected);
});

test('draws are uniform across refills, and do not repeat', () => {
  const draw = secureDraws();
  const counts = new Array<number>(256).fill(0);
  for (let index = 0; index < 20_000; index += 1) {
    const drawn = draw(256);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = 20_000 / 256;
  const statistic = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  expect(chiSquareTail(statistic, 256)).toBeGreaterThan(1e-9);
  const words = Array.from({ length: 2000 }, () => draw(2 ** 32));
  // Among 2,000 words, one run in two thousand has an equal pair, and no run has three.
  expect(new Set(words).size).toBeGreaterThan(words.length - 3);
});
