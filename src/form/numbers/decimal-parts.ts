import { scaledInteger } from '../../shared/rational.ts';

/** The whole number and the power of ten whose product is a plain number. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

export function decimalOf(plain: string): Decimal {
  const { integer: digits, exponent } = scaledInteger(plain.toLowerCase());
  return { digits, exponent };
}

export function productOf(factors: readonly Decimal[]): Decimal {
  return factors.reduce((one, other) => ({
    digits: one.digits * other.digits,
    exponent: one.exponent + other.exponent,
  }));
}
