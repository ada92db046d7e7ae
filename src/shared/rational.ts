import { ToolError } from '../tool-error.ts';

/** An exact fraction with a positive denominator, not necessarily in lowest terms. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A number stands for the shortest decimal that reads as it: `0.1` is one tenth. */
export type Exact = number | Rational;

const largestInteger = BigInt(Number.MAX_SAFE_INTEGER);

export function toRational(value: Exact): Rational {
  if (typeof value !== 'number') return value;
  const { integer, exponent } = shortestDecimal(value);
  return timesPowerOfTen(integer, exponent);
}

/** The shortest decimal that reads as the number, as integer · 10^exponent. */
export function shortestDecimal(value: number): { integer: bigint; exponent: number } {
  return fewPlaces(value) ?? anyPlaces(value);
}

/**
 * The decimal of a number that is an integer of at most 15 digits once its point has moved by a few
 * places. No two decimals of so few digits read as the same double, so no shorter one reads as it.
 */
function fewPlaces(value: number): { integer: bigint; exponent: number } | undefined {
  for (let places = 0, scale = 1; places <= 6; places += 1, scale *= 10) {
    const integer = Math.round(value * scale);
    if (Math.abs(integer) >= 1e15) return undefined;
    if (integer / scale === value) return { integer: BigInt(integer), exponent: -places };
  }
  return undefined;
}

function anyPlaces(value: number): { integer: bigint; exponent: number } {
  const text = value.toExponential();
  const end = text.indexOf('e');
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : end - point - 1;
  return {
    integer: BigInt(text.slice(0, end).replace('.', '')),
    exponent: Number(text.slice(end + 1)) - places,
  };
}

/** integer · 10^exponent */
export function timesPowerOfTen(integer: bigint, exponent: number): Rational {
  return exponent < 0
    ? { numerator: integer, denominator: 10n ** BigInt(-exponent) }
    : { numerator: integer * 10n ** BigInt(exponent), denominator: 1n };
}

export function fromInteger(integer: bigint): Rational {
  return { numerator: integer, denominator: 1n };
}

export function add(left: Exact, right: Exact): Rational {
  const [a, b] = [toRational(left), toRational(right)];
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function subtract(left: Exact, right: Exact): Rational {
  return add(left, multiply(-1, right));
}

export function multiply(left: Exact, right: Exact): Rational {
  const [a, b] = [toRational(left), toRational(right)];
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** The divisor must not be 0. */
export function divide(dividend: Exact, divisor: Exact): Rational {
  const { numerator, denominator } = toRational(divisor);
  return numerator < 0n
    ? multiply(dividend, { numerator: -denominator, denominator: -numerator })
    : multiply(dividend, { numerator: denominator, denominator: numerator });
}

/** The same fraction, which must not be negative, without a common factor. */
export function lowestTerms({ numerator, denominator }: Rational): Rational {
  let [divisor, rest] = [numerator, denominator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Negative, zero or positive as left is less than, equal to or greater than right. */
export function compare(left: Exact, right: Exact): number {
  const { numerator } = subtract(left, right);
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

/** The number of binary digits of the whole part; 0 below 1. */
export function wholeBits({ numerator, denominator }: Rational): number {
  return bitLength(numerator / denominator);
}

/** The integer nearest to the fraction, the upper one of two. */
export function roundHalfUp({ numerator, denominator }: Rational): bigint {
  const dividend = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = dividend / divisor;
  return quotient * divisor > dividend ? quotient - 1n : quotient;
}

/** The double nearest to the fraction, ties to even; throws where that is not finite. */
export function toNumber(fraction: Rational): number {
  const { numerator, denominator } = fraction;
  if (numerator < 0n) return 0 - toNumber({ numerator: -numerator, denominator });
  // The quotient of two integers that are doubles is rounded once, and far from any limit.
  if (numerator <= largestInteger && denominator <= largestInteger) {
    return Number(numerator) / Number(denominator);
  }
  const unit = Math.max(floorLog2(fraction) - 52, -1074);
  const units = roundToNearestEven(timesPowerOfTwo(fraction, -unit));
  const value = Number(units) * 2 ** unit;
  if (value === Infinity) throw new ToolError('result: expected a magnitude below 1.8e308');
  return value;
}

/** The double nearest to the square root of a fraction that is not negative, ties to even. */
export function squareRoot(square: Rational): number {
  if (square.numerator === 0n) return 0;
  // The scaled fraction has a root of at least 64 bits before the point.
  const shift = 64 - (floorLog2(square) >> 1);
  const { numerator, denominator } = timesPowerOfTwo(square, 2 * shift);
  const root = integerSquareRoot(numerator / denominator);
  const exact = root * root * denominator === numerator;
  // One bit more tells a root between two doubles from one that lies right in the middle.
  const marked = 2n * root + (exact ? 0n : 1n);
  return toNumber(timesPowerOfTwo({ numerator: marked, denominator: 1n }, -shift - 1));
}

/**
 * The largest integer whose square is at most the positive integer, which is below 2^1000, by
 * Newton's method. It starts a little above the root, as it falls to it.
 */
function integerSquareRoot(square: bigint): bigint {
  let root = BigInt(Math.ceil(Math.sqrt(Number(square)) * (1 + 2 ** -50)));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The largest integer whose power of two is at most the positive fraction. */
export function floorLog2({ numerator, denominator }: Rational): number {
  const estimate = bitLength(numerator) - bitLength(denominator);
  const shift = BigInt(Math.abs(estimate));
  const reached =
    estimate < 0 ? numerator << shift >= denominator : numerator >= denominator << shift;
  return reached ? estimate : estimate - 1;
}

/** The number of binary digits of an integer that is not negative; 0 has none. */
export function bitLength(value: bigint): number {
  const hexadecimal = value.toString(16);
  return 4 * hexadecimal.length - Math.clz32(Number.parseInt(hexadecimal.charAt(0), 16)) + 28;
}

function roundToNearestEven({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  const twice = 2n * (numerator - quotient * denominator);
  const roundUp = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  return roundUp ? quotient + 1n : quotient;
}

export function timesPowerOfTwo({ numerator, denominator }: Rational, exponent: number): Rational {
  const shift = BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator, denominator: denominator << shift }
    : { numerator: numerator << shift, denominator };
}
