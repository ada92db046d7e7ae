import { Decimal } from 'decimal.js';
import { expect } from 'vitest';
import { type Real, toEnclosure } from '../../../src/shared/real.ts';

/** Enough for the 324 places that e^x - 1 loses if x is the smallest double, and for 100 more. */
export const Precise = Decimal.clone({ precision: 430, minE: -9e15, maxE: 9e15 });

/** Returns the number, or the center of its bounds. */
export function preciseOf(value: Real): Decimal {
  const { center, scale } = toEnclosure(value);
  return new Precise(center.toString()).div(scale.toString());
}

/** Expects that a number is within the bounds, and that these differ by less than a tolerance. */
export function expectEnclosed(actual: Real, expected: Decimal, tolerance: Decimal): void {
  const { center, radius, scale } = toEnclosure(actual);
  const error = expected.mul(scale.toString()).sub(center.toString()).abs();
  const within = radius === 0n ? error.isZero() : error.lt(radius.toString());
  expect(within, `off by ${error}, not ${radius}`).toBe(true);
  const width = new Precise((2n * radius).toString()).div(scale.toString());
  expect(width.lte(tolerance.abs()), `bounds differ by ${width}`).toBe(true);
}

/** Returns 2^-bits, and a little more. */
export function about(bits: number): Decimal {
  return new Precise(2).pow(6 - bits);
}

/** Returns ln(1 + x) = x - x²/2 + …, for an x below a tenth. */
export function logarithmOfOneAnd(x: Decimal, terms = 110): Decimal {
  let sum = new Precise(0);
  for (let n = terms; n > 0; n -= 1) sum = x.mul(new Precise(1).div(n).sub(sum));
  return sum;
}
