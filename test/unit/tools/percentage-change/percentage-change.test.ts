import fc from 'fast-check';
import { percentageChange } from 'toolworker';
import { expect, test } from 'vitest';

const hundredths = fc.integer({ min: -1e9, max: 1e9 });

test('returns the double nearest to the exact change of decimals with two places', () => {
  fc.assert(
    fc.property(hundredths, hundredths, (from, to) => {
      fc.pre(from !== 0);
      // The ratio is the same if both values are in hundredths. With integers below 2^53, one
      // division rounds once.
      const expected = (100 * (to - from)) / Math.abs(from);
      const { percentChange, direction } = percentageChange({ from: from / 100, to: to / 100 });
      expect(percentChange).toBe(expected);
      expect(direction).toBe(to > from ? 'increase' : to < from ? 'decrease' : 'none');
    }),
  );
});

test('changes its sign with the signs of both values', () => {
  const value = fc.double({ min: 1e-150, max: 1e150, noNaN: true });
  fc.assert(
    fc.property(value, value, (from, to) => {
      const { percentChange } = percentageChange({ from, to });
      expect(percentageChange({ from: -from, to: -to }).percentChange).toBe(0 - percentChange);
    }),
  );
});

test('detects the smallest change of a double', () => {
  expect(percentageChange({ from: 1, to: 1 + 2 ** -52 }).direction).toBe('increase');
  expect(percentageChange({ from: -1, to: -1 - 2 ** -52 }).direction).toBe('decrease');
});
