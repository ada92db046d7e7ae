import fc from 'fast-check';
import { generateRandomNumber } from 'toolworker';
import { describe, expect, test, vi } from 'vitest';
import { chiSquareTail } from '../../../support/chi-square.ts';

const largest = Number.MAX_SAFE_INTEGER;

/**
 * Returns the probability that counts are this far from equal. Odd degrees of freedom count as one
 * more.
 */
function likelihood(counts: readonly number[]): number {
  const expected = counts.reduce((sum, seen) => sum + seen, 0) / counts.length;
  const statistic = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  return chiSquareTail(statistic, 2 * Math.ceil((counts.length - 1) / 2));
}

/** Counts how often each class occurs. Fails if a value belongs to no class. */
function countClasses(classes: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  const isClass = (one: number) => Number.isInteger(one) && one >= 0 && one < size;
  expect(classes.every(isClass)).toBe(true);
  for (const one of classes) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

test('draws the requested number of safe integers within bounds', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.maxSafeInteger(),
      fc.integer({ min: 1, max: 200 }),
      (one, other, count) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const { results, ...echo } = generateRandomNumber({ min, max, count });
        expect(echo).toEqual({ min, max, count });
        expect(results).toHaveLength(count);
        const isInside = (number: number) => number >= min && number <= max;
        expect(results.every(Number.isSafeInteger) && results.every(isInside)).toBe(true);
        expect(results.some((number) => Object.is(number, -0))).toBe(false);
      },
    ),
  );
});

test('draws one number from 1 to 100 by default', () => {
  expect(generateRandomNumber({})).toEqual({
    results: [expect.any(Number)],
    min: 1,
    max: 100,
    count: 1,
  });
  const { results } = generateRandomNumber({ count: 10_000 });
  const counts = countClasses(
    results.map((number) => number - 1),
    100,
  );
  expect(likelihood(counts)).toBeGreaterThan(1e-9);
});

describe.each([
  { min: 0, max: 1 },
  { min: -3, max: 3 },
  { min: largest - 10, max: largest },
  { min: -largest, max: -largest + 100 },
])('from $min to $max', ({ min, max }) => {
  test('draws every number with the same probability, including the bounds', () => {
    const { results } = generateRandomNumber({ min, max, count: 10_000 });
    const counts = countClasses(
      results.map((number) => number - min),
      max - min + 1,
    );
    expect(likelihood(counts)).toBeGreaterThan(1e-9);
  });
});

test('can draw both bounds, wherever they are', () => {
  const drawWithWord = (word: bigint, min: number, max: number, unique: boolean) => {
    const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof BigUint64Array) array.fill(word);
      return array;
    });
    const { results } = generateRandomNumber({ min, max, unique });
    source.mockRestore();
    return results;
  };
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), fc.boolean(), (one, other, unique) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      expect(drawWithWord(0n, min, max, unique)).toEqual([min]);
      expect(drawWithWord(BigInt(max) - BigInt(min), min, max, unique)).toEqual([max]);
    }),
  );
});

describe.each([false, true])('over all safe integers, unique %s', (unique) => {
  const draw = () =>
    generateRandomNumber({ min: -largest, max: largest, count: 10_000, unique }).results;

  test('spreads numbers evenly', () => {
    const sixteenth = 2 ** 50;
    const classes = draw().map((number) => Math.floor(number / sixteenth) + 8);
    expect(likelihood(countClasses(classes, 16))).toBeGreaterThan(1e-9);
  });

  test('draws every remainder of 32 equally often', () => {
    const classes = draw().map((number) => ((number % 32) + 32) % 32);
    expect(likelihood(countClasses(classes, 32))).toBeGreaterThan(1e-9);
  });
});

test('draws different numbers if they are unique', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.nat({ max: 300 }),
      fc.maxSafeInteger(),
      (count, spare, start) => {
        const min = Math.min(start, largest - 600);
        const max = min + count + spare - 1;
        const { results } = generateRandomNumber({ min, max, count, unique: true });
        expect(new Set(results).size).toBe(count);
        expect(results.every((number) => number >= min && number <= max)).toBe(true);
      },
    ),
  );
});

test('draws the whole range if as many unique numbers are requested', () => {
  const { results } = generateRandomNumber({ min: -4999, max: 5000, count: 10_000, unique: true });
  const range = Array.from({ length: 10_000 }, (_, index) => index - 4999);
  expect([...results].sort((a, b) => a - b)).toEqual(range);
  expect(results).not.toEqual(range);
});

const draws = 20_000;

describe.each([
  { max: 3, count: 3, outcomes: 6 },
  { max: 4, count: 4, outcomes: 24 },
  { max: 5, count: 2, outcomes: 20 },
  { max: 7, count: 1, outcomes: 7 },
])('$count unique numbers of $max', ({ max, count, outcomes }) => {
  test('come in every order equally often', () => {
    const seen = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const order = generateRandomNumber({ max, count, unique: true }).results.join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(outcomes);
    expect(likelihood([...seen.values()])).toBeGreaterThan(1e-9);
  });
});

test('are the first of the whole range, shuffled with the same random words', () => {
  const words = fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 2n ** 20n }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 40 }),
      (given, count, spare) => {
        const word = (index: number) => given[index % given.length] ?? 0n;
        const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
          if (array instanceof BigUint64Array) {
            array.set(Array.from(array, (_, index) => word(index)));
          }
          return array;
        });
        const range = Array.from({ length: count + spare }, (_, index) => index);
        for (let index = 0; index < count; index += 1) {
          const other = index + Number(word(index) % BigInt(range.length - index));
          [range[index], range[other]] = [range[other] ?? 0, range[index] ?? 0];
        }
        const { results } = generateRandomNumber({
          min: 0,
          max: range.length - 1,
          count,
          unique: true,
        });
        source.mockRestore();
        expect(results).toEqual(range.slice(0, count));
      },
    ),
  );
});
