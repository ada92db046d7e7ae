import type { RequestField } from '../../field-records.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { withSlashes } from '../../shared/fraction.ts';
import { ownProperty } from '../../shared/own-property.ts';
import { inAscii, type Reading, readNumber } from '../numbers/read-number.ts';
import { numberOf } from './amount.ts';
import { areAlike, isLength } from './units.ts';

/** Longer texts are numbers or nothing. */
const longest = 40;

/** What decides how the text of a field is read. */
export interface AmountField {
  readonly unit: string | undefined;
  readonly schema: JsonSchema & Pick<RequestField, 'read'>;
}

/**
 * Reads an amount as people write it: a number, a fraction such as `1½`, a length such as
 * `5 ft 11`, a measure with a unit such as `180 lbs`, an angle such as `40° 26′`, or thousands of
 * money such as `85k`, each in a field for it.
 */
export function readAmount(text: string, field: AmountField, locale?: string): Reading {
  const { unit, schema } = field;
  const reading = readNumber(text, locale);
  const isWhole = [schema.type].flat().includes('integer');
  if ('plain' in reading) return { plain: inMeters(reading.plain, field) ?? reading.plain };
  if (isWhole || text.length > longest) return reading;
  const amount =
    fractionIn(text) ??
    (isLength(unit) ? lengthIn(text, unit, locale) : undefined) ??
    measureIn(text, unit, locale) ??
    (schema.read === 'angle' ? angleIn(text, locale) : undefined) ??
    (schema.format === 'money' ? thousandsIn(text, locale) : undefined);
  return amount === undefined ? reading : { plain: amount };
}

/** Returns a height such as 1.80, which nobody has in centimeters or inches, as one in meters. */
function inMeters(plain: string, { schema }: AmountField): string | undefined {
  return schema.read === 'height' && /^[12]\.\d+$/.test(plain) ? `${plain}m` : undefined;
}

/** How people write the units of measures. */
const unitNames: Readonly<Record<string, string>> = {
  ...{ m: 'm', cm: 'cm', mm: 'mm', kg: 'kg', kilo: 'kg', kilos: 'kg', g: 'g' },
  ...{ lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb' },
};

/** Returns the measure as an amount, such as `180cm` for `180 cm`. */
function measureIn(text: string, unit: string | undefined, locale?: string): string | undefined {
  const written = inAscii(text).toLowerCase();
  const stones = stone.exec(written)?.groups;
  if (stones && areAlike('lb', unit)) {
    return `${14 * Number(stones.stones) + Number(stones.pounds ?? 0)}lb`;
  }
  const [, number = '', name = ''] = /^([^a-z]+?) ?([a-z]+)\.?$/.exec(written) ?? [];
  const own = ownProperty(unitNames, name);
  const reading = own && areAlike(own, unit) ? readNumber(number, locale) : undefined;
  return reading && 'plain' in reading ? `${reading.plain}${own}` : undefined;
}

/** A weight such as `12 st 6 lb`. */
const stone = /^(?<stones>\d{1,3}) ?(?:st|stones?)\.? ?(?:(?<pounds>\d{1,2}) ?(?:lbs?|pounds?)?)?$/;

/** Returns the angle as an amount, such as `40°26'46"` for `40° 26′ 46″`. */
function angleIn(text: string, locale?: string): string | undefined {
  const typed = withAsciiMarks(text).replace(/ ?deg(?:rees?)?\.?/i, '°');
  const [found, sign = '', ...parts] = angleParts.exec(typed) ?? [];
  const [degrees, minutes, seconds] = parts.map((part) => part && numberIn(part, locale));
  if (!found || degrees === undefined) return undefined;
  return `${sign && '-'}${degrees}°${minutes ? `${minutes}'` : ''}${seconds ? `${seconds}"` : ''}`;
}

const angleParts = /^([-−]?) ?([\d.,]+) ?° ?(?:([\d.,]+) ?' ?)?(?:([\d.,]+) ?")?$/;

/** Returns thousands of money as a plain number, such as `85e3` for `85k`. */
function thousandsIn(text: string, locale?: string): string | undefined {
  const [, number = ''] = /^(.*\d) ?k$/i.exec(inAscii(text)) ?? [];
  const reading = readNumber(number, locale);
  return 'plain' in reading && !/e/i.test(reading.plain) ? `${reading.plain}e3` : undefined;
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
  const typed = withAsciiMarks(text);
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

/** Writes the marks of feet and inches, or of minutes and seconds, in ASCII. */
function withAsciiMarks(text: string): string {
  return written(text)
    .replaceAll(/''|′′|´´|[″“”＂]/g, '"')
    .replaceAll(/[′‘´`]/g, "'");
}

/** Returns a part of a length as an amount, or `undefined` if it cannot be read or is negative. */
function numberIn(part: string, locale: string | undefined): string | undefined {
  const reading = readNumber(part, locale);
  const amount = 'plain' in reading ? reading.plain : fractionIn(part);
  return amount !== undefined && /^[\d. /]+$/.test(amount) ? amount : undefined;
}
