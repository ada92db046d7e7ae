import fc from 'fast-check';
import { percentageOf } from 'toolworker';
import { expect, test } from 'vitest';

const hundredths = fc.integer({ min: -1e7, max: 1e7 });

test('is exact for decimals with two places', () => {
  fc.assert(
    fc.property(hundredths, hundredths, (x, y) => {
      // Both factors have two decimal places, and the percentage two more. The product is a safe
      // integer.
      const expected = Number(`${x * y}e-6`);
      expect(percentageOf({ x: x / 100, y: y / 100 }).result).toBe(expected + 0);
    }),
  );
});

test('x % of y is y % of x', () => {
  const factor = fc.double({ min: -1e150, max: 1e150, noNaN: true });
  fc.assert(
    fc.property(factor, factor, (x, y) => {
      expect(percentageOf({ x, y })).toEqual(percentageOf({ x: y, y: x }));
    }),
  );
});
