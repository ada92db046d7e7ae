import { amountOf } from '../../../src/form/amounts/read-amount.ts';
import { type ExactFraction, exactFraction } from '../shared/numbers/exact-fraction.ts';

/**
 * Returns the exact value of an amount of the inputs, such as `1.5` or `1 1/2`, or `undefined` if
 * it is none.
 */
export function exactAmount(amount: string): ExactFraction | undefined {
  const { value, unit } = amountOf(amount, {}) ?? {};
  if (!value || unit !== undefined) return undefined;
  return exactFraction(BigInt(value.numerator), BigInt(value.denominator));
}

const digitsOfDouble = 25;

/** Returns the double next to a fraction. */
export function numberFrom({ numerator, denominator }: ExactFraction): number {
  const places = digitsOfDouble + String(denominator).length - String(numerator).length;
  const scale = 10n ** BigInt(Math.abs(places));
  const digits = places < 0 ? numerator / (denominator * scale) : (numerator * scale) / denominator;
  return Number(`${digits}e${-places}`);
}
