import fc from 'fast-check';
import { rollDice } from 'toolworker';
import { describe, expect, test, vi } from 'vitest';
import { splitMix64 } from '../../../../src/tools/dice-roller/split-mix-64.ts';
import { chiSquareTail } from '../../../support/chi-square.ts';

// Outputs of Vigna's splitmix64.c: for 1234567 from "Pseudo-random numbers/Splitmix64" at Rosetta
// Code, for 0 and 2^64 - 1 as in many test suites.
const published = [
  [
    1234567n,
    [
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ],
  ],
  [0n, [0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n, 0x06c45d188009454fn, 0xf88bb8a8724c81ecn]],
  [-1n, [0xe4d971771b652c20n, 0xe99ff867dbf682c9n, 0x382ff84cb27281e9n, 0x6d1db36ccba982d2n]],
  [2n ** 64n - 1n, [0xe4d971771b652c20n, 0xe99ff867dbf682c9n]],
] as const;

test.each(published)('SplitMix64 of %d gives the published words', (seed, words) => {
  const generator = splitMix64(seed);
  expect(words.map(() => generator.next().value)).toEqual(words);
});

test('a seeded roll is the word modulo the sides, plus 1', () => {
  for (const [seed, words] of published.slice(0, 3)) {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), (sides) => {
        const { rolls } = rollDice({ count: words.length, sides, seed: Number(seed) });
        expect(rolls).toEqual(words.map((word) => Number(word % BigInt(sides)) + 1));
      }),
    );
  }
});

test.each([
  [0.5, 0x3fe0000000000000n],
  [-0.5, 0xbfe0000000000000n],
  [2 ** 53, 0x4340000000000000n],
  [-(2 ** 53), 0xc340000000000000n],
  [Number.MAX_VALUE, 0x7fefffffffffffffn],
  [Number.MIN_VALUE, 1n],
])('seeds the generator with the bits of %d (IEEE 754)', (seed, bits) => {
  const words = splitMix64(bits);
  const expected = Array.from({ length: 5 }, () => Number(words.next().value % 1000n) + 1);
  expect(rollDice({ count: 5, sides: 1000, seed }).rolls).toEqual(expected);
});

test('repeats its rolls for the same seed, and continues them for more dice', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 2, max: 1_000_000 }),
      (seed, count, sides) => {
        const { rolls } = rollDice({ count, sides, seed });
        expect(rollDice({ count, sides, seed }).rolls).toEqual(rolls);
        expect(rollDice({ count: 2 * count, sides, seed }).rolls.slice(0, count)).toEqual(rolls);
      },
    ),
  );
});

describe.each([['with a seed', { seed: 20_240_229 }] as const, ['without a seed', {}] as const])(
  '%s',
  (_, seed) => {
    test('sums up its rolls', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 300 }),
          fc.integer({ min: 2, max: 1_000_000 }),
          (count, sides) => {
            const result = rollDice({ count, sides, ...seed });
            const sorted = [...result.rolls].sort((a, b) => a - b);
            const total = Number(sorted.reduce((sum, roll) => sum + BigInt(roll), 0n));
            const isFace = (roll: number) => Number.isInteger(roll) && roll >= 1 && roll <= sides;
            expect(sorted.every(isFace)).toBe(true);
            expect(result).toEqual({
              count,
              sides,
              rolls: expect.any(Array),
              total,
              average: total / count,
              min: sorted.at(0),
              max: sorted.at(-1),
            });
            expect(sorted).toHaveLength(count);
          },
        ),
      );
    });

    // With an odd number of sides, the degrees of freedom are even and the tail is a finite sum.
    test.each([7, 21, 101])('is fair with %d sides', (sides) => {
      const { rolls } = rollDice({ count: 10_000, sides, ...seed });
      const frequency = new Map<number, number>();
      for (const roll of rolls) frequency.set(roll, (frequency.get(roll) ?? 0) + 1);
      const expected = rolls.length / sides;
      const faces = Array.from({ length: sides }, (_, index) => frequency.get(index + 1) ?? 0);
      const statistic = faces.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      expect(chiSquareTail(statistic, sides - 1)).toBeGreaterThan(1e-9);
    });
  },
);

test('uses the cryptographic source without a seed', () => {
  const words = BigUint64Array.of(11n, 5n, 2n ** 64n - 1n, 6n);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof BigUint64Array) array.set(words);
    return array;
  });
  // 2^64 is 4 more than a multiple of 6, so the last four words are skipped.
  expect(rollDice({ count: 3 }).rolls).toEqual([6, 6, 1]);
});

test('differs from call to call without a seed', () => {
  const roll = () => rollDice({ count: 50, sides: 1_000_000 }).rolls;
  expect(roll()).not.toEqual(roll());
});
