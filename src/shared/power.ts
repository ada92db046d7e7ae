import { bitLength, compare, multiply, type Rational } from './rational.ts';

const one: Rational = { numerator: 1n, denominator: 1n };

/**
 * base^exponent for a base from 0 to 1 and a whole exponent that is not negative, in as many steps
 * as the exponent has binary digits.
 *
 * Exact as long as the denominator fits into the given number of bits. Beyond that the power is
 * cut off after so many binary places at every step, which adds up to an error of a few times
 * 2^-bits / (1 - base), and what is below 2^-bits counts as 0.
 */
export function power(base: Rational, exponent: bigint, bits: number): Rational {
  let result = one;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest % 2n === 1n) result = cutOff(multiply(result, square), bits);
    square = cutOff(multiply(square, square), bits);
  }
  return result;
}

/**
 * The largest whole exponent for which base^exponent is above the threshold. Both lie between 0
 * and 1, and the bits are those of `power`.
 */
export function largestExponentAbove(threshold: Rational, base: Rational, bits: number): bigint {
  const limit = cutOff(threshold, bits);
  const squares: Rational[] = [];
  for (let square = base; compare(square, limit) > 0; ) {
    squares.push(square);
    square = cutOff(multiply(square, square), bits);
  }
  let exponent = 0n;
  let reached = one;
  for (const square of squares.reverse()) {
    const next = cutOff(multiply(reached, square), bits);
    const above = compare(next, limit) > 0;
    exponent = 2n * exponent + (above ? 1n : 0n);
    if (above) reached = next;
  }
  return exponent;
}

function cutOff(fraction: Rational, bits: number): Rational {
  const { numerator, denominator } = fraction;
  if (bitLength(denominator) <= bits + 1) return fraction;
  const places = BigInt(bits);
  return { numerator: (numerator << places) / denominator, denominator: 1n << places };
}
