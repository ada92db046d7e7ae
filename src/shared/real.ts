import {
  aboveQuotient,
  type Exact,
  finite,
  quotientExponent,
  type Rational,
  add as rationalAdd,
  divide as rationalDivide,
  multiply as rationalMultiply,
  sign as rationalSign,
  toNumber as rationalToNumber,
  timesPowerOfTwo,
  toBigInts,
  toRational,
} from './rational.ts';

/**
 * A number that is known to be between (center - radius) / scale and (center + radius) / scale,
 * both excluded; or exactly center / scale, if the radius is 0. The scale is positive.
 */
export interface Enclosure {
  readonly center: bigint;
  readonly radius: bigint;
  readonly scale: bigint;
}

/** A real number, known exactly or within bounds. */
export type Real = Exact | Enclosure;

/** Thrown if a sign or a rounding depends on where in its enclosure a number is. */
export class Undecided extends Error {}

/**
 * Returns what `compute` returns with enough bits. It starts over with twice as many, as long as
 * the bounds leave a sign or a rounding undecided (Ziv 1991, "Fast evaluation of elementary
 * mathematical functions with correctly rounded last bit"; Müller 2001, "The iRRAM").
 *
 * This ends if bounds tighten with the bits, and if no number that `compute` never knows exactly is
 * 0 where its sign counts, or halfway between two doubles where it is rounded.
 */
export function withEnoughBits<Result>(bits: number, compute: (bits: number) => Result): Result {
  try {
    return compute(bits);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return withEnoughBits(2 * bits, compute);
  }
}

function isEnclosure(value: Real): value is Enclosure {
  return typeof value === 'object' && 'radius' in value;
}

export function toEnclosure(value: Real): Enclosure {
  if (isEnclosure(value)) return value;
  const { numerator, denominator } = toBigInts(toRational(value));
  return { center: numerator, radius: 0n, scale: denominator };
}

export function add(left: Exact, right: Exact): Rational;
export function add(left: Real, right: Real): Real;
export function add(left: Real, right: Real): Real {
  if (!isEnclosure(left) && !isEnclosure(right)) return rationalAdd(left, right);
  const [a, b] = [toEnclosure(left), toEnclosure(right)];
  return {
    center: a.center * b.scale + b.center * a.scale,
    radius: a.radius * b.scale + b.radius * a.scale,
    scale: a.scale * b.scale,
  };
}

export function subtract(left: Exact, right: Exact): Rational;
export function subtract(left: Real, right: Real): Real;
export function subtract(left: Real, right: Real): Real {
  return add(left, isEnclosure(right) ? negate(right) : rationalMultiply(-1, right));
}

function negate({ center, radius, scale }: Enclosure): Enclosure {
  return { center: -center, radius, scale };
}

export function multiply(left: Exact, right: Exact): Rational;
export function multiply(left: Real, right: Real): Real;
export function multiply(left: Real, right: Real): Real {
  if (!isEnclosure(left) && !isEnclosure(right)) return rationalMultiply(left, right);
  const [a, b] = [toEnclosure(left), toEnclosure(right)];
  return {
    center: a.center * b.center,
    radius: a.radius * (magnitude(b.center) + b.radius) + magnitude(a.center) * b.radius,
    scale: a.scale * b.scale,
  };
}

/** Returns dividend / divisor. The divisor must not be 0. */
export function divide(dividend: Exact, divisor: Exact): Rational;
export function divide(dividend: Real, divisor: Real): Real;
export function divide(dividend: Real, divisor: Real): Real {
  if (!isEnclosure(divisor)) return multiply(dividend, rationalDivide(1, divisor));
  const { center, radius, scale } = divisor;
  // The bounds of the reciprocal are scale / (center ± radius).
  const square = center * center - radius * radius;
  if (square <= 0n) throw new Undecided();
  return multiply(dividend, { center: scale * center, radius: scale * radius, scale: square });
}

/** Returns -1 if left is less than right, 0 if they are equal, and 1 if left is greater. */
export function compare(left: Real, right: Real): number {
  return sign(subtract(left, right));
}

/** Returns -1, 0 or 1. */
export function sign(value: Real): number {
  if (!isEnclosure(value)) return rationalSign(toRational(value));
  const { center, radius } = value;
  if (magnitude(center) < radius) throw new Undecided();
  return center < 0n ? -1 : Number(center > 0n);
}

/** Returns the nearest double, ties to even. Throws a `ToolError` if it is not finite. */
export function toNumber(value: Real): number {
  if (!isEnclosure(value)) return rationalToNumber(toRational(value));
  const { center, radius, scale } = value;
  if (radius === 0n) return rationalToNumber({ numerator: center, denominator: scale });
  if (sign(value) < 0) return 0 - toNumber(negate(value));
  const exponent = quotientExponent(center, scale);
  const low = timesPowerOfTwo({ numerator: center - radius, denominator: scale }, -exponent);
  const high = timesPowerOfTwo({ numerator: center + radius, denominator: scale }, -exponent);
  const first = low.numerator / low.denominator;
  const last = (high.numerator - 1n) / high.denominator;
  const double = aboveQuotient(first, exponent);
  if (first !== last && double !== aboveQuotient(last, exponent)) throw new Undecided();
  return finite(double);
}

export function magnitude(integer: bigint): bigint {
  return integer < 0n ? -integer : integer;
}
