import { type BigRational, bitLength, type Rational, toBigInts } from './rational.ts';

/**
 * Returns arctan(x) of a fraction from -1 to 1, with a relative error below 2^-bits, by Euler's
 * series (1755): Σ 2^2n · (n!)² / (2n + 1)! · x^(2n + 1) / (1 + x²)^(n + 1).
 */
export function arctangent(fraction: Rational, bits: number): BigRational {
  const { numerator, denominator } = toBigInts(fraction);
  const squares = numerator * numerator + denominator * denominator;
  const size = bitLength(denominator) - bitLength(numerator);
  const places = BigInt(bits + Math.abs(size) + 20);
  const ratio = ((numerator * numerator) << places) / squares;
  let sum = 0n;
  let term = ((numerator * denominator) << places) / squares;
  for (let even = 2n; term !== 0n; even += 2n) {
    sum += term;
    term = (((term * ratio) >> places) * even) / (even + 1n);
  }
  return { numerator: sum, denominator: 1n << places };
}
