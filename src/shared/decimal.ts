import { plainNotation } from './number-notation.ts';
import { shortestDecimal } from './rational.ts';

/** A decimal number of any length: ±d.ddd · 10^exponent. */
export interface Decimal {
  readonly negative: boolean;
  /**
   * The digits from the first nonzero one to the last. Zero has the digit 0, exponent 0 and no
   * sign.
   */
  readonly digits: string;
  readonly exponent: number;
}

/**
 * Parses an optional sign, digits with at most one point, and an optional power of ten: `1.5e3`,
 * `1.5 x 10^3`, `1.5 × 10³`, `10³`. White space may separate these parts. Returns `undefined` for
 * anything else, and if the decimal's exponent is beyond ±`maximumExponent`.
 */
export function parseDecimal(text: string, maximumExponent: number): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(plainNotation(text));
  const [, sign, whole = '', fraction = '', power = 0] = match ?? [];
  if (whole + fraction === '') return undefined;
  const significant = /[1-9](?:\d*[1-9])?/.exec(whole + fraction);
  if (!significant) return { negative: false, digits: '0', exponent: 0 };
  const exponent = Number(power) + whole.length - 1 - significant.index;
  if (Math.abs(exponent) > maximumExponent) return undefined;
  return { negative: sign === '-', digits: significant[0], exponent };
}

/** Formats with one digit before the point and a signed exponent: `-1.5e+3`. */
export function formatScientific({ negative, digits, exponent }: Decimal): string {
  const sign = exponent < 0 ? '-' : '+';
  return `${withPoint(negative, digits, 1)}e${sign}${Math.abs(exponent)}`;
}

/** Formats with all digits and without an exponent: `-1500`. */
export function formatPlain({ negative, digits, exponent }: Decimal): string {
  return exponent < 0
    ? withPoint(negative, '0'.repeat(-exponent) + digits, 1)
    : withPoint(negative, digits.padEnd(exponent + 1, '0'), exponent + 1);
}

/** Formats a number like `String`, but never with an exponent: `1e21` has 22 digits. */
export function plainDecimal(value: number): string {
  const { integer, exponent } = shortestDecimal(Math.abs(value));
  const digits = `${integer}`;
  return formatPlain({ negative: value < 0, digits, exponent: exponent + digits.length - 1 });
}

/** Returns the nearest double: ±Infinity beyond the range of doubles, and never -0. */
export function nearestDouble(decimal: Decimal): number {
  return Number(formatScientific(decimal)) + 0;
}

function withPoint(negative: boolean, digits: string, places: number): string {
  const fraction = digits.slice(places);
  return `${negative ? '-' : ''}${digits.slice(0, places)}${fraction && `.${fraction}`}`;
}
