import { bitLength, type Rational, toBigInts } from './rational.ts';
import { magnitude, type Real } from './real.ts';

/**
 * Returns arctan(x) of a fraction from -1 to 1, with a relative error of about 2^-bits, by Euler's
 * series (1755): Σ 2^2n · (n!)² / (2n + 1)! · x^(2n + 1) / (1 + x²)^(n + 1).
 */
export function arctangent(fraction: Rational, bits: number): Real {
  const { numerator, denominator } = toBigInts(fraction);
  if (numerator === 0n) return 0;
  const squares = numerator * numerator + denominator * denominator;
  const size = bitLength(denominator) - bitLength(magnitude(numerator));
  const places = BigInt(bits + Math.abs(size) + 12);
  const ratio = ((numerator * numerator) << places) / squares;
  let sum = 0n;
  let term = ((numerator * denominator) << places) / squares;
  let even = 2n;
  for (; term !== 0n; even += 2n) {
    sum += term;
    term = (((term * ratio) >> places) * even) / (even + 1n);
  }
  // Each of the even / 2 - 1 terms is off by less than 5 units, and those left out add up to less
  // than 10.
  return { center: sum, radius: 4n * even, scale: 1n << places };
}
