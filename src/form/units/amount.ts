import { isPlain } from '../numbers/read-number.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { converted, isLength } from './units.ts';

// An amount is a number as it was typed, in ASCII: plain as in `1.5`, with a fraction as in
// `1 1/2`, or a length in feet and inches as in `5'11"`.

const fraction = /^(-?)(?:(\d{1,9}) )?(\d{1,9})\/(0*[1-9]\d{0,8})$/;
const length = /^(?:([\d. /]+)')?(?:([\d. /]+)")?$/;

/** Whether a text is an amount in this unit. */
export function isAmount(text: string, unit: string | undefined): boolean {
  return isNumber(text) || (isLength(unit) && inchesOf(text) !== undefined);
}

function isNumber(text: string): boolean {
  return isPlain(text) || fraction.test(text);
}

/** Returns the value of an amount, whose unit is `from` unless it is in feet and inches. */
export function numberOf(amount: string, from?: string, to?: string): number {
  const inches = inchesOf(amount);
  if (inches !== undefined) return converted(String(inches), 'in', to);
  if (isPlain(amount)) return converted(amount, from, to);
  const value = quotientOf(amount);
  return from === to ? value : converted(String(value), from, to);
}

function quotientOf(amount: string): number {
  const [, sign, whole = '0', numerator, denominator] = fraction.exec(amount) ?? [];
  const size = (Number(whole) * Number(denominator) + Number(numerator)) / Number(denominator);
  return sign === '-' ? -size : size;
}

/** Returns the inches of a length such as `5'11"`, or `undefined` for other amounts. */
function inchesOf(amount: string): number | undefined {
  const [found, feet = '0', inches = '0'] = length.exec(amount) ?? [];
  if (!found || !isNumber(feet) || !isNumber(inches)) return undefined;
  // Without the error of adding binary fractions.
  return Number((12 * numberOf(feet) + numberOf(inches)).toPrecision(15));
}

/** Writes an amount with the digits and the decimal mark of a locale. */
export function writeAmount(amount: string, locale?: string, isGrouped = true): string {
  if (isPlain(amount)) return writeNumber(amount, locale, isGrouped);
  return amount.replaceAll(/[\d.]+/g, (number) => writeNumber(number, locale, isGrouped));
}
