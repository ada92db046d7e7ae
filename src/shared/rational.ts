import { invalidRequest } from '../fields/parse.ts';

/** An integer: a double up to ±(2^53 - 1), where doubles are exact and fast, or else a BigInt. */
export type Integer = number | bigint;

/** An exact fraction with a positive denominator, not necessarily in lowest terms. */
export interface Rational {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** A fraction of BigInts, for code that computes with numerator and denominator itself. */
export interface BigRational extends Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * An exact value. A number counts as the shortest decimal that parses to it: `0.1` is one tenth.
 */
export type Exact = number | Rational;

export function toRational(value: Exact): Rational {
  if (typeof value !== 'number') return value;
  return shortFraction(value) ?? fromScaledInteger(shortestDecimal(value));
}

/**
 * Returns the fraction of a number with at most 15 digits, or `undefined` if it has more. No two
 * decimals of at most 15 digits parse to the same double, so the fraction is exact.
 */
function shortFraction(value: number): Rational | undefined {
  for (let scale = 1; scale <= 1e15; scale *= 10) {
    const integer = Math.round(value * scale) + 0;
    if (Math.abs(integer) >= 1e15) return undefined;
    if (integer / scale === value) return { numerator: integer, denominator: scale };
  }
  return undefined;
}

/** The number integer · 10^exponent. */
export interface ScaledInteger {
  readonly integer: bigint;
  readonly exponent: number;
}

/** Returns the shortest decimal that parses to the number. */
export function shortestDecimal(value: number): ScaledInteger {
  const [digits = '', exponent] = value.toExponential().split('e');
  const [whole, fraction = ''] = digits.split('.');
  return { integer: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

export function toBigInts({ numerator, denominator }: Rational): BigRational {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

export function fromScaledInteger({ integer, exponent }: ScaledInteger): BigRational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator: integer, denominator: power }
    : { numerator: integer * power, denominator: 1n };
}

export function fromInteger(integer: Integer): Rational {
  return { numerator: integer, denominator: 1 };
}

export function add(left: Exact, right: Exact): Rational {
  const [a, b] = [toRational(left), toRational(right)];
  return {
    numerator: sum(product(a.numerator, b.denominator), product(b.numerator, a.denominator)),
    denominator: product(a.denominator, b.denominator),
  };
}

export function subtract(left: Exact, right: Exact): Rational {
  return add(left, multiply(-1, right));
}

export function multiply(left: Exact, right: Exact): Rational {
  const [a, b] = [toRational(left), toRational(right)];
  return {
    numerator: product(a.numerator, b.numerator),
    denominator: product(a.denominator, b.denominator),
  };
}

/** Returns dividend / divisor. The divisor must not be 0. */
export function divide(dividend: Exact, divisor: Exact): Rational {
  const { numerator, denominator } = toRational(divisor);
  if (numerator < 0) return divide(multiply(-1, dividend), multiply(-1, divisor));
  return multiply(dividend, { numerator: denominator, denominator: numerator });
}

// Computed in doubles if the result is a safe integer, which means that nothing was rounded.
function sum(left: Integer, right: Integer): Integer {
  const value = typeof left === 'number' && typeof right === 'number' ? left + right : Number.NaN;
  return Number.isSafeInteger(value) ? value : BigInt(left) + BigInt(right);
}

function product(left: Integer, right: Integer): Integer {
  const value = Number(left) * Number(right);
  return Number.isSafeInteger(value) ? value : BigInt(left) * BigInt(right);
}

/** Returns a fraction of at least 0 in lowest terms. */
export function lowestTerms(fraction: Rational): BigRational {
  const { numerator, denominator } = toBigInts(fraction);
  let [divisor, rest] = [numerator, denominator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns -1 if left is less than right, 0 if they are equal, and 1 if left is greater. */
export function compare(left: Exact, right: Exact): number {
  return sign(subtract(left, right));
}

/** Returns -1, 0 or 1. */
export function sign({ numerator }: Rational): number {
  return numerator < 0 ? -1 : Number(numerator > 0);
}

/** Returns the number of binary digits of the integer part, rounded up to a multiple of four. */
export function wholeBits(fraction: Rational): number {
  const { numerator, denominator } = toBigInts(fraction);
  return bitLength(numerator / denominator);
}

/** Returns the nearest integer, rounding halves up. */
export function roundHalfUp(fraction: Rational): bigint {
  const { numerator, denominator } = toBigInts(fraction);
  const dividend = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = dividend / divisor;
  return quotient * divisor > dividend ? quotient - 1n : quotient;
}

/** Returns the nearest double, ties to even. Throws a `ToolError` if it is not finite. */
export function toNumber(fraction: Rational): number {
  const { numerator, denominator } = fraction;
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    // The quotient of two safe integers is rounded only once, and is far from any limit.
    return numerator / denominator + 0;
  }
  if (numerator < 0) return 0 - toNumber({ numerator: -numerator, denominator });
  const exponent = quotientExponent(numerator, denominator);
  const scaled = timesPowerOfTwo(fraction, -exponent);
  const quotient = scaled.numerator / scaled.denominator;
  const isExact = quotient * scaled.denominator === scaled.numerator;
  return finite(isExact ? fromQuotient(quotient, exponent) : aboveQuotient(quotient, exponent));
}

/**
 * Returns an exponent for which the quotient of two positive integers and 2^exponent has at least
 * two bits more than a double can keep. A double's smallest bit is 2^-1074.
 */
export function quotientExponent(dividend: Integer, divisor: Integer): number {
  return Math.max(bitLength(dividend) - bitLength(divisor) - 60, -1076);
}

/**
 * Returns the double nearest to the numbers between quotient · 2^exponent and (quotient + 1) ·
 * 2^exponent, both excluded. The last bit keeps them from being rounded like an exact tie.
 */
export function aboveQuotient(quotient: bigint, exponent: number): number {
  return fromQuotient(quotient | 1n, exponent);
}

function fromQuotient(quotient: bigint, exponent: number): number {
  const scale = 2 ** (exponent / 2);
  return Number(quotient) * scale * scale;
}

/** Throws a `ToolError` if the number is not finite. */
export function finite(value: number): number {
  if (value < Infinity) return value;
  throw invalidRequest('numbers whose result is within ±1.8e308');
}

/** Returns the double nearest to the square root of a fraction of at least 0, ties to even. */
export function squareRoot(square: Rational): number {
  if (sign(square) === 0) return 0;
  // The root of the scaled fraction has at least 62 bits before the point.
  const shift = 64 - ((bitLength(square.numerator) - bitLength(square.denominator)) >> 1);
  const { numerator, denominator } = timesPowerOfTwo(square, 2 * shift);
  const root = integerSquareRoot(numerator / denominator);
  const exact = root * root * denominator === numerator;
  // One more bit marks a remainder, so that it is not rounded like an exact tie.
  const marked = 2n * root + (exact ? 0n : 1n);
  return toNumber(timesPowerOfTwo(fromInteger(marked), -shift - 1));
}

/**
 * Returns the integer square root, rounded down, of a positive integer below 2^1000. Newton's
 * method descends to the root from a start slightly above it.
 */
function integerSquareRoot(square: bigint): bigint {
  let root = BigInt(Math.ceil(Math.sqrt(Number(square)) * (1 + 2 ** -50)));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/**
 * Returns the number of binary digits of an integer of at least 0, rounded up to a multiple of
 * four.
 */
export function bitLength(value: Integer): number {
  return 4 * value.toString(16).length;
}

export function timesPowerOfTwo(fraction: Rational, exponent: number): BigRational {
  const { numerator, denominator } = toBigInts(fraction);
  const shift = BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator, denominator: denominator << shift }
    : { numerator: numerator << shift, denominator };
}
