import { decimalOf } from '../../../../src/form/numbers/decimal-parts.ts';

/** A fraction in lowest terms with a positive denominator. */
export interface ExactFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Reduces a fraction whose denominator is not 0. */
export function exactFraction(numerator: bigint, denominator: bigint): ExactFraction {
  const divisor = greatestDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns the greatest common divisor, which is never negative. */
export function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? sizeOf(one) : greatestDivisor(other, one % other);
}

export function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Writes a fraction such as `2/3`, and a whole number without a denominator. */
export function writtenFraction({ numerator, denominator }: ExactFraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Returns a plain number, such as `1.5` or `1e-7`, as a fraction. */
export function decimalFraction(plain: string): ExactFraction {
  const { digits, exponent } = decimalOf(plain);
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? exactFraction(digits, power) : exactFraction(digits * power, 1n);
}

export function times(one: ExactFraction, other: ExactFraction): ExactFraction {
  return exactFraction(one.numerator * other.numerator, one.denominator * other.denominator);
}

/** Divides a fraction by another one, which is not 0. */
export function over(one: ExactFraction, other: ExactFraction): ExactFraction {
  return exactFraction(one.numerator * other.denominator, one.denominator * other.numerator);
}

export function minus(one: ExactFraction, other: ExactFraction): ExactFraction {
  const [first, second] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return exactFraction(first - second, one.denominator * other.denominator);
}
