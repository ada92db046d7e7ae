import { ToolError } from '../tool-error.ts';

/** An exact fraction with a positive denominator, not necessarily in lowest terms. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A number stands for the shortest decimal that reads as it: `0.1` is one tenth. */
export type Exact = number | Rational;

export function toRational(value: Exact): Rational {
  if (typeof value !== 'number') return value;
  const [significand = '', exponent] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = significand.split('.');
  const integer = BigInt(whole + fraction);
  const scale = BigInt(Number(exponent) - fraction.length);
  return scale < 0n
    ? { numerator: integer, denominator: 10n ** -scale }
    : { numerator: integer * 10n ** scale, denominator: 1n };
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

/** Negative, zero or positive as left is less than, equal to or greater than right. */
export function compare(left: Exact, right: Exact): number {
  const { numerator } = subtract(left, right);
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

/** The double nearest to the fraction, ties to even; throws where that is not finite. */
export function toNumber({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  if (numerator < 0n) return 0 - toNumber({ numerator: -numerator, denominator });
  const unit = Math.max(floorLog2(numerator, denominator) - 52, -1074);
  const dividend = unit < 0 ? numerator << BigInt(-unit) : numerator;
  const divisor = unit < 0 ? denominator : denominator << BigInt(unit);
  const units = divideToNearestEven(dividend, divisor);
  const value = Number(units) * 2 ** unit;
  if (value === Infinity) throw new ToolError('result: expected a magnitude below 1.8e308');
  return value;
}

/** The largest integer whose power of two is at most the positive fraction. */
function floorLog2(numerator: bigint, denominator: bigint): number {
  const estimate = bitLength(numerator) - bitLength(denominator);
  const shift = BigInt(Math.abs(estimate));
  const reached =
    estimate < 0 ? numerator << shift >= denominator : numerator >= denominator << shift;
  return reached ? estimate : estimate - 1;
}

function bitLength(value: bigint): number {
  const hexadecimal = value.toString(16);
  return 4 * hexadecimal.length - Math.clz32(Number.parseInt(hexadecimal.charAt(0), 16)) + 28;
}

function divideToNearestEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = 2n * (dividend - quotient * divisor);
  const roundUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return roundUp ? quotient + 1n : quotient;
}
