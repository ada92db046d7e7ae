import { decimalOf } from '../numbers/decimal-parts.ts';
import { isPlain } from '../numbers/read-number.ts';
import { writeNumber } from '../numbers/write-number.ts';
import { areAlike, converted, exactQuotient, isLength } from './units.ts';

// An amount is a number as it was typed, in ASCII: plain as in `1.5`, with a fraction as in
// `1 1/2`, a length in feet and inches as in `5'11"`, a measure in a unit of its own as in `180cm`,
// or an angle in degrees as in `40°26'46"`.

const fraction = /^(-?)(?:(\d{1,9}) )?(\d{1,9})\/(0*[1-9]\d{0,8})$/;
const measure = /^(-?[\d.]+)(mm|cm|m|kg|g|lb)$/;
const angle = /^(-?)([\d.]{1,40})°(?:([\d.]{1,40})')?(?:([\d.]{1,40})")?$/;
const length = /^(?:([\d. /]+)')?(?:([\d. /]+)")?$/;

/** Whether a text is an amount in this unit. */
export function isAmount(text: string, unit: string | undefined): boolean {
  if (isNumber(text) || (isLength(unit) && inchesOf(text) !== undefined)) return true;
  const own = unitIn(text);
  return own === undefined ? unit === undefined && isAngle(text) : areAlike(own, unit);
}

/** Whether an amount is an angle in degrees. */
export function isAngle(amount: string): boolean {
  return degreesOf(amount) !== undefined;
}

/** Returns the unit that an amount has itself. */
function unitIn(amount: string): string | undefined {
  const [, plain = '', unit] = measure.exec(amount) ?? [];
  return isPlain(plain) ? unit : undefined;
}

/** Returns the degrees of an angle such as `40°26'46"`, or `undefined` for other amounts. */
function degreesOf(amount: string): number | undefined {
  const [found, sign, degrees = '', minutes = '0', seconds = '0'] = angle.exec(amount) ?? [];
  if (!found || ![degrees, minutes, seconds].every(isPlain)) return undefined;
  const parts = [degrees, minutes, seconds].map(decimalOf);
  const exponent = Math.min(...parts.map((part) => part.exponent));
  const total = parts.reduce(
    (sum, { digits, exponent: own }) => 60n * sum + digits * 10n ** BigInt(own - exponent),
    0n,
  );
  return exactQuotient([`${sign}${total}e${exponent}`], ['3600']);
}

function isNumber(text: string): boolean {
  return isPlain(text) || fraction.test(text);
}

/** Returns the value of an amount, whose unit is `from` unless it has a unit of its own. */
export function numberOf(amount: string, from?: string, to?: string): number {
  const inches = inchesOf(amount);
  if (inches !== undefined) return converted(String(inches), 'in', to);
  if (isPlain(amount)) return converted(amount, from, to);
  const own = unitIn(amount);
  if (own !== undefined) return converted(amount.slice(0, -own.length), own, to);
  const degrees = degreesOf(amount);
  if (degrees !== undefined) return degrees;
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
