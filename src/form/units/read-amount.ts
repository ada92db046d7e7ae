import { withSlashes } from '../../shared/fraction.ts';
import type { Field } from '../form-fields.ts';
import { inAscii, type Reading, readNumber } from '../numbers/read-number.ts';
import { numberOf } from './amount.ts';
import { isLength } from './units.ts';

/** Longer texts are numbers or nothing. */
const longest = 40;

/**
 * Reads an amount as people write it: a number, a fraction such as `1½`, or a length such as
 * `5 ft 11` in a field for lengths.
 */
export function readAmount(
  text: string,
  { unit, schema }: Pick<Field, 'unit' | 'schema'>,
  locale?: string,
): Reading {
  const reading = readNumber(text, locale);
  const isWhole = [schema.type].flat().includes('integer');
  if ('plain' in reading || isWhole || text.length > longest) return reading;
  const amount = fractionIn(text) ?? (isLength(unit) ? lengthIn(text, unit, locale) : undefined);
  return amount === undefined ? reading : { plain: amount };
}

/** Returns the fraction as an amount, such as `1 1/2` for `1½`. */
function fractionIn(text: string): string | undefined {
  const [, sign, whole, numerator, denominator] =
    /^(-?) ?(?:(\d{1,9}) )?(\d{1,9}) ?\/ ?(0*[1-9]\d{0,8})$/.exec(written(text)) ?? [];
  if (numerator === undefined) return undefined;
  return `${sign}${whole === undefined ? '' : `${whole} `}${numerator}/${denominator}`;
}

/** Writes fractions such as ½ in ASCII, with one space between words. */
function written(text: string): string {
  return withSlashes(inAscii(text)).replaceAll('−', '-').replaceAll(/ +/g, ' ');
}

const feetMark = /^(?<feet>[^'a-z]+?) ?(?:'|ft\.?|feet|foot) ?[-,]? ?(?<rest>.*)$/i;
const inchMark = /^(?<inches>[^"'a-z]+?) ?(?:"|in\.?|inch(?:es)?)$/i;
// Heights of people, since the beginning of a fraction looks the same.
const withoutMarks = /^(?<feet>[3-8]) (?<rest>\d{1,2}(?: \d+\/\d+)?)$/;

/** Returns the length as an amount, such as `5'11"` for `5 ft 11 in`. */
function lengthIn(text: string, unit: string | undefined, locale?: string): string | undefined {
  const typed = written(text)
    .replaceAll(/''|′′|´´|[″“”＂]/g, '"')
    .replaceAll(/[′‘´`]/g, "'");
  const parts = feetMark.exec(typed) ?? (unit === 'in' ? withoutMarks.exec(typed) : null);
  const { feet, rest = typed } = parts?.groups ?? {};
  const inches = inchMark.exec(rest)?.groups?.inches ?? (feet === undefined ? undefined : rest);
  const [whole, others] = [feet, inches].map((part) => part && numberIn(part, locale));
  if (feet !== undefined && whole === undefined) return undefined;
  if (inches !== '' && others === undefined) return undefined;
  // A mark is missing, as in `5'110`.
  if (whole && others && numberOf(others) >= 12) return undefined;
  return `${whole ? `${whole}'` : ''}${others ? `${others}"` : ''}`;
}

/** Returns a part of a length as an amount, or `undefined` if it cannot be read or is negative. */
function numberIn(part: string, locale: string | undefined): string | undefined {
  const reading = readNumber(part, locale);
  const amount = 'plain' in reading ? reading.plain : fractionIn(part);
  return amount !== undefined && /^[\d. /]+$/.test(amount) ? amount : undefined;
}
