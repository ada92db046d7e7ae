import { Decimal } from 'decimal.js';
import { expect } from 'vitest';
import type { Rational } from '../../../src/shared/rational.ts';

/** Enough for the 324 places that e^x - 1 loses if x is the smallest double, and for 100 more. */
export const Precise = Decimal.clone({ precision: 430, minE: -9e15, maxE: 9e15 });

export function preciseOf({ numerator, denominator }: Rational): Decimal {
  return new Precise(numerator.toString()).div(denominator.toString());
}

/** Expects an absolute error below 2^-bits. */
export function expectNear(actual: Decimal, expected: Decimal | number, bits: number): void {
  const error = actual.sub(expected).abs();
  expect(error.lt(new Precise(2).pow(-bits)), `off by ${error}`).toBe(true);
}

/** Returns ln(1 + x) = x - x²/2 + …, for an x below a tenth. */
export function logarithmOfOneAnd(x: Decimal, terms = 110): Decimal {
  let sum = new Precise(0);
  for (let n = terms; n > 0; n -= 1) sum = x.mul(new Precise(1).div(n).sub(sum));
  return sum;
}
