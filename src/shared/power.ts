import { exponentialMinusOne } from './exponential.ts';
import { naturalLogarithm } from './logarithm.ts';
import { add, bitLength, fromInteger, multiply, type Rational, toBigInts } from './rational.ts';

/**
 * Returns base^exponent for a base of at least 1 and an exponent of at least 0.
 *
 * The power is exact as long as its numerator fits into `exactBits`. Beyond that, the relative
 * error is below 2^-bits, and the time hardly depends on the exponent. A power beyond e^4096 may
 * count as e^4096.
 */
export function power(base: Rational, exponent: bigint, bits: number, exactBits: number): Rational {
  const { numerator, denominator } = toBigInts(base);
  const size = BigInt(numerator.toString(2).length - 1);
  if (exponent < 2n || exponent * size <= BigInt(exactBits)) {
    return { numerator: numerator ** exponent, denominator: denominator ** exponent };
  }
  const logarithm = naturalLogarithm(base, bits + bitLength(exponent) + 2);
  return add(1, exponentialMinusOne(multiply(logarithm, fromInteger(exponent)), bits + 1));
}
