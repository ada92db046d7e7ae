import { mixedDigits } from '../../characters/ascii.ts';
import type { RequestField } from '../../field-records.ts';
import { multiply, roundHalfUp } from '../../shared/rational.ts';
import type { Amount } from '../amounts/amount.ts';
import { digitsOf, inAscii, isPlain } from '../amounts/plain-numbers.ts';
import { readAmount } from '../amounts/read-amount.ts';
import { type Marks, marksOf } from './number-marks.ts';
import { digitsIn } from './write-number.ts';

/** What a text contains: a number, the digits of a number in any base, or a list of numbers. */
export type Numerals = NonNullable<RequestField['read']>;

/**
 * Returns a text whose numbers are typed in a language as the API reads it: in German, `1.234,5e3`
 * becomes `1234.5e3`, and `1,5; 2,5` becomes `1.5; 2.5`. What cannot be read in that language
 * stays, for the API to judge.
 */
export function plainNumerals(text: string, kind: Numerals, locale: string | undefined): string {
  const marks = marksOf(locale);
  const read = (found: string) => plainNumber(found, kind, marks);
  if (kind === 'number') return decimalOfAmount(text, marks) ?? text.replace(decimal, read);
  if (kind !== 'list') return text.replace(anyDigits, read);
  // A comma between two digits separates them where it is no decimal mark.
  return hasPoint(marks) ? text : text.replaceAll(listed, read);
}

/** Writes the numbers of a text for the API as they are typed in a language. */
export function writtenNumerals(text: string, kind: Numerals, locale: string | undefined): string {
  const marks = marksOf(locale);
  const [mark = '.'] = marks.decimals;
  const marked = (number: string) =>
    number.split('.').length === 2 ? number.replace('.', mark) : number;
  if (kind === 'number') return text.replace(decimal, (found) => digitsIn(marked(found), locale));
  if (hasPoint(marks)) return text;
  if (kind === 'digits') return marked(text);
  const isClear = !/\.|,\S/.test(text);
  return isClear ? text : text.replaceAll(/, */g, '; ').replaceAll('.', mark);
}

/** More digits than a page shows of a number that has no end. */
const endlessDigits = 30;

/**
 * Returns a fraction such as `3/8`, a sum or thousands such as `1.2k` as a decimal, or `undefined`
 * for other texts. A plain number keeps its notation.
 */
function decimalOfAmount(text: string, marks: Marks): string | undefined {
  const reading = readAmount(text, { unit: '%' }, marks);
  if (!('amount' in reading) || isPlain(reading.plain.replace(/ ?%$/, ''))) return undefined;
  return `${decimalOf(reading.amount)}${reading.amount.unit ?? ''}`;
}

function decimalOf({ value }: Amount): string {
  const scaled = roundHalfUp(multiply(value, 10 ** endlessDigits));
  const sign = scaled < 0n ? '-' : '';
  const digits = String(scaled)
    .replace('-', '')
    .padStart(endlessDigits + 1, '0');
  const fraction = digits.slice(-endlessDigits).replace(/0{1,30}$/, '');
  return `${sign}${digits.slice(0, -endlessDigits)}${fraction && `.${fraction}`}`;
}

const decimal = /[.,٫]?\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f ٫٬]*\p{Nd})?/u;
const anyDigits = /[.,٫]?[\p{Nd}a-z](?:[\p{Nd}a-z.,'’\u00a0\u202f ٫٬]*[\p{Nd}a-z])?/iu;
/** Not a comma at the end of a number, which separates it from the next. */
const listed = /[.,]?\d(?:[\d.,'’\u00a0\u202f]*\d)?/g;

function hasPoint({ decimals }: Marks): boolean {
  return decimals.includes('.');
}

function plainNumber(found: string, kind: Numerals, marks: Marks): string {
  const ascii = inAscii(found);
  const isDone = !/[.,' ٫٬]/.test(ascii) || (isPlain(ascii) && hasPoint(marks));
  if (isDone || mixedDigits(found) !== undefined) return found;
  const digits = kind === 'digits' ? /^[\da-z]*$/i : undefined;
  const decimals = [...marks.decimals, '٫'];
  const groups = [...marks.groups, ' ', "'", '٬'];
  return digitsOf(ascii, decimals, groups, digits) ?? found;
}
