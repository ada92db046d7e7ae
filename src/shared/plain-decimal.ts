import { shortestDecimal } from './rational.ts';

/** Formats a number like `String`, but never with an exponent: `1e21` has 22 digits. */
export function plainDecimal(value: number): string {
  const { integer, exponent } = shortestDecimal(Math.abs(value));
  const sign = value < 0 ? '-' : '';
  if (exponent >= 0) return `${sign}${integer}${'0'.repeat(exponent)}`;
  const digits = String(integer).padStart(1 - exponent, '0');
  return `${sign}${digits.slice(0, exponent)}.${digits.slice(exponent)}`;
}
