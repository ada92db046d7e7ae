import { exponentialMinusOne } from './exponential.ts';
import { naturalLogarithm } from './logarithm.ts';
import { bitLength, type Rational, toBigInts } from './rational.ts';
import { magnitude, multiply, type Real } from './real.ts';

/**
 * Returns base^exponent - 1 for a base greater than 0, with a relative error of about
 * 2^-bits. The time hardly depends on the exponent. A power beyond e^4096 counts as e^4096.
 *
 * The power is exact if it is short compared with the bits, so enough bits decide every rounding. A
 * long power rarely needs them: for a fraction of it and of a few short numbers to be halfway
 * between two doubles, its numerator or denominator in lowest terms would have to divide a product
 * of these numbers and a power of two up to 2^1076.
 */
export function powerMinusOne(base: Rational, exponent: bigint, bits: number): Real {
  const { numerator, denominator } = toBigInts(base);
  const times = magnitude(exponent);
  const larger = numerator > denominator ? numerator : denominator;
  if (times * BigInt(bitLength(larger)) <= BigInt(16 * bits)) {
    const [top, bottom] = [numerator ** times, denominator ** times];
    return exponent < 0n
      ? { numerator: bottom - top, denominator: top }
      : { numerator: top - bottom, denominator: bottom };
  }
  // Up to 4096, twelve bits are before the point.
  const logarithm = naturalLogarithm(base, bits + 12);
  return exponentialMinusOne(multiply(logarithm, { numerator: exponent, denominator: 1 }), bits);
}
