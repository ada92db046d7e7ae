/** The whole number and the power of ten whose product is a plain number. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

export function decimalOf(plain: string): Decimal {
  const [mantissa = '', exponent = '0'] = plain.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

export function productOf(factors: readonly Decimal[]): Decimal {
  return factors.reduce((one, other) => ({
    digits: one.digits * other.digits,
    exponent: one.exponent + other.exponent,
  }));
}
