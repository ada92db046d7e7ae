// @module-tag slow

import { calculateStandardDeviation } from 'toolworker';
import { describe, expect, test } from 'vitest';

const million = 1_000_000;

describe('the longest list', () => {
  const most = million;

  // The first list has the largest limbs that are summed in doubles.
  test.each([499_994_322_862_080, 4_999_999_999_999_999, -0.1234567890123])(
    'is summed without rounding if all its numbers are %d',
    (number) => {
      const numbers = Array(most).fill(number);
      expect(calculateStandardDeviation({ numbers })).toMatchObject({
        sum: Number(`${number}e${Math.log10(most)}`),
        mean: number,
        variance: 0,
      });
    },
  );

  test('of hundredths from 0.01 on has the deviation of the uniform distribution', () => {
    const numbers = Array.from({ length: million }, (_, index) => (index + 1) / 100);
    // Σ 1 … n is n (n + 1) / 2, and the variance is (n² - 1) / 12.
    expect(calculateStandardDeviation({ numbers, sample: false })).toMatchObject({
      sum: 5000005000,
      mean: 5000.005,
      median: 5000.005,
      variance: 8333333.333325,
    });
  });

  test('is summed exactly if its numbers have 17 digits and many magnitudes', () => {
    const numbers = Array.from({ length: most / 2 }, (_, index) => (index + 0.5) ** -20.5);
    const { mean, sum, median } = calculateStandardDeviation({
      numbers: [...numbers, ...numbers.map((number) => -number)],
    });
    expect({ mean, sum, median }).toEqual({ mean: 0, sum: 0, median: 0 });
  });

  test('has a million numbers in either form', () => {
    const numbers = Array(million + 1).fill(1);
    const expected = 'numbers: expected 1 to 1,000,000 items, got more';
    expect(() => calculateStandardDeviation({ numbers })).toThrow(expected);
    const texts = [numbers.join(), '1 '.repeat(million + 1), `${numbers.join()} 1`];
    for (const text of texts) {
      expect(() => calculateStandardDeviation({ numbers: text })).toThrow(expected);
    }
    expect(calculateStandardDeviation({ numbers: numbers.slice(1).join() }).count).toBe(million);
  });
});
