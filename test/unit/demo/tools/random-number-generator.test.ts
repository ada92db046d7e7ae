import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsOf, dotsOf } from '../../../../demo/tools/random-number-generator/dots.ts';

test.each([
  { numbers: [51], min: 1, max: 101, dots: [{ x: 50, level: 0 }] },
  {
    numbers: [5, 5],
    min: 5,
    max: 5,
    dots: [
      { x: 50, level: 0 },
      { x: 50, level: 1 },
    ],
  },
  {
    numbers: [100, 2, 0],
    min: 0,
    max: 100,
    dots: [
      { x: 0, level: 0 },
      { x: 2, level: 1 },
      { x: 100, level: 0 },
    ],
  },
])('draws $numbers from $min to $max as dots', ({ numbers, dots, ...range }) => {
  expect(dotsOf(numbers, range)).toEqual(dots);
});

test('dots never touch', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 49 }), { maxLength: 200 });
  fc.assert(
    fc.property(numbers, (drawn) => {
      const dots = dotsOf(drawn, { min: 1, max: 49 }) ?? [];
      for (const [index, { x, level }] of dots.entries()) {
        const before = dots.slice(0, index).findLast((other) => other.level === level);
        expect(x - (before?.x ?? -4)).toBeGreaterThanOrEqual(4);
      }
    }),
  );
});

test('counts what is too much for dots', () => {
  const coins = Array.from({ length: 1_000 }, (_, index) => index % 2);
  expect(dotsOf(coins, { min: 0, max: 1 })).toBeUndefined();
  expect(dotsOf(coins.slice(0, 20), { min: 0, max: 1 })).toBeUndefined();
  expect(countsOf(coins, { min: 0, max: 1 })).toEqual([500, 500]);
  expect(countsOf([1, 4, 97, 100], { min: 1, max: 100 })).toMatchObject({
    0: 2,
    24: 2,
    length: 25,
  });
});
