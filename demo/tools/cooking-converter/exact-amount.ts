import {
  decimalFraction,
  type ExactFraction,
  exactFraction,
} from '../shared/numbers/exact-fraction.ts';

/**
 * Returns the exact value of an amount as typed, such as `1.5` or `1 1/2`, or `undefined` if it is
 * none.
 */
export function exactAmount(amount: string): ExactFraction | undefined {
  return amount.includes('/') ? exactQuotient(amount) : exactDecimal(amount);
}

function exactQuotient(amount: string): ExactFraction | undefined {
  const [, sign, whole = '0', numerator, denominator] =
    /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/.exec(amount) ?? [];
  const size = BigInt(denominator ?? 0);
  if (numerator === undefined || size === 0n) return undefined;
  const parts = BigInt(whole) * size + BigInt(numerator);
  return exactFraction(sign === '-' ? -parts : parts, size);
}

/** A decimal whose power of ten is quickly computed. */
const decimal = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

function exactDecimal(amount: string): ExactFraction | undefined {
  return decimal.test(amount) ? decimalFraction(amount) : undefined;
}

const digitsOfDouble = 25;

/** Returns the double next to a fraction. */
export function numberFrom({ numerator, denominator }: ExactFraction): number {
  const places = digitsOfDouble + String(denominator).length - String(numerator).length;
  const scale = 10n ** BigInt(Math.abs(places));
  const digits = places < 0 ? numerator / (denominator * scale) : (numerator * scale) / denominator;
  return Number(`${digits}e${-places}`);
}
