import { formatNumber } from '../../fields/number.ts';
import { formatPlain, parseDecimal } from '../../shared/decimal.ts';
import {
  minusSign,
  plainNotation,
  withMinus,
  withoutDashes,
} from '../../shared/number-notation.ts';
import { trimWhiteSpace } from '../../shared/white-space.ts';

/** The maximum length of a value, also with all digits of a power of ten. */
export const maxLength = 10_000;

/** Prefixes of programming languages, whose letter is not a digit of the base. */
const prefixes = [
  { base: 2, prefix: '0b' },
  { base: 8, prefix: '0o' },
  { base: 16, prefix: '0x' },
];

/**
 * Returns a value with `-` as its minus sign, and in base 10 with all digits of a power of ten. Returns `undefined` if
 * these are too many.
 */
export function numeralOf(value: string, base: number): string | undefined {
  const written = trimWhiteSpace(value);
  const numeral = written.replace(/^−/, '-');
  const notation = plainNotation(written);
  // `1e3` is no numeral of base 10, unlike `10³`.
  if (base !== 10 || notation === withMinus(written)) return numeral;
  const decimal = parseDecimal(notation, Infinity);
  if (!decimal) return numeral;
  if (Math.abs(decimal.exponent) > maxLength) return undefined;
  const digits = formatPlain(decimal);
  return digits.length > maxLength ? undefined : digits;
}

/** Returns the digits and the points of a numeral without its sign and the prefix of its base. */
export function unsignedNumeral(numeral: string, base: number): string {
  const unsigned = numeral.replace(/^[+-]/, '');
  const isPrefixed = prefixOf(unsigned)?.base === base;
  return isPrefixed ? unsigned.slice(2) : unsigned;
}

/** Returns what the value of a base is expected to be, and its invalid part. */
export function mistakeIn(
  value: string,
  base: number,
): readonly [expected: string, wrongPart: string] | undefined {
  const written = trimWhiteSpace(value);
  const numeral = numeralOf(value, base);
  if (numeral === undefined) return [`at most ${formatNumber(maxLength)} digits`, written];
  const unsigned = unsignedNumeral(numeral, base);
  const foreign = foreignDigit(unsigned, base);
  if (foreign !== undefined) {
    const isOtherDash = foreign !== '-' && withoutDashes(foreign) === '-';
    if (isOtherDash && numeral.startsWith(foreign)) return [minusSign, written];
    const digits = `digits of base ${base}, the value of from`;
    const other = prefixOf(unsigned);
    return other && other.base !== base && foreignDigit(unsigned.slice(2), other.base) === undefined
      ? [`${digits}, or ${other.base} as from for the prefix "${other.prefix}"`, written]
      : [digits, foreign];
  }
  const points = unsigned.length - unsigned.replaceAll('.', '').length;
  if (points > 1) return ['at most one point', written];
  return points === unsigned.length ? ['at least one digit', written] : undefined;
}

function prefixOf(unsigned: string) {
  const start = unsigned.slice(0, 2).toLowerCase();
  return prefixes.find(({ prefix }) => prefix === start);
}

function foreignDigit(digits: string, base: number): string | undefined {
  const isForeign = (character: string) =>
    character !== '.' && Number.isNaN(Number.parseInt(character, base));
  return [...digits].find(isForeign);
}
