import { decimalCommaIn, Mistake } from '../../fields/notation.ts';
import { formatNumber } from '../../fields/number.ts';
import { formatPlain, parseDecimal } from '../../shared/decimal.ts';
import { insteadOfFraction } from '../../shared/fraction.ts';
import { plainNotation } from '../../shared/number-notation.ts';

/** The maximum length of a value, also with all digits of a power of ten. */
export const maxLength = 10_000;

/** Prefixes of programming languages and of colors, which are no digits of the base. */
const prefixes = [
  { base: 2, prefix: '0b' },
  { base: 8, prefix: '0o' },
  { base: 16, prefix: '0x' },
  { base: 16, prefix: '#' },
];

/** Marks between groups of two or more digits. The first group may have one. */
export const groupMarks = /(?<=[\p{L}\p{Nd}])[\p{Zs}_'](?=[\p{L}\p{Nd}]{2})/gu;

/** Groups of three digits, or of two before the last as in India, with commas for their marks. */
const decimalGroups = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})(?:\.\d*)?$/;

/**
 * Returns the digits of a number with an optional minus sign and point, without the prefix of its
 * base. In base 10, a power of ten has all its digits. Returns the mistake if it is no number of
 * the base.
 */
export function readNumeral(written: string, base: number): string | Mistake {
  const numeral = base === 10 ? withAllDigits(written) : written;
  if (numeral === undefined)
    return new Mistake(`at most ${formatNumber(maxLength)} digits`, written);
  const [, sign, unsigned = ''] = /^([+-]?)(.*)$/s.exec(numeral) ?? [];
  const own = prefixOf(unsigned);
  const prefixed = own?.base === base ? unsigned.slice(own.prefix.length) : unsigned;
  const digits = prefixed.replace(groupMarks, '');
  const foreign = foreignDigit(digits, base);
  if (foreign !== undefined) {
    const expected = `digits of base ${base} (from)`;
    const comma = decimalCommaIn(
      written,
      (meant) => !(readNumeral(meant, base) instanceof Mistake),
    );
    if (comma) return comma;
    const fraction = base === 10 && insteadOfFraction(written);
    if (fraction) return new Mistake(fraction, written);
    return own && foreignDigit(unsigned.slice(own.prefix.length), own.base) === undefined
      ? new Mistake(`${expected}, or base ${own.base} for the prefix "${own.prefix}"`, written)
      : new Mistake(expected, foreign);
  }
  const points = digits.length - digits.replaceAll('.', '').length;
  if (points > 1) return new Mistake('at most one point', written);
  if (points === digits.length) return new Mistake('at least one digit', written);
  if (
    base === 10 &&
    digits !== prefixed &&
    !decimalGroups.test(prefixed.replace(groupMarks, ','))
  ) {
    return new Mistake('groups of three digits, and none behind the point', written);
  }
  return sign === '-' ? `-${digits}` : digits;
}

/**
 * Returns the digits of a power of ten, `undefined` if these are too many, and any other text as it
 * is.
 */
function withAllDigits(written: string): string | undefined {
  const notation = plainNotation(written);
  const compact = written.replace(/\p{White_Space}/gu, '');
  // `1e3` is no numeral of base 10, unlike `10³`.
  if (notation === compact || /[\d.]e/i.test(compact)) return written;
  const decimal = parseDecimal(notation, Infinity);
  if (!decimal) return written;
  const digits = Math.abs(decimal.exponent) > maxLength ? '' : formatPlain(decimal);
  return digits === '' || digits.length > maxLength ? undefined : digits;
}

function prefixOf(unsigned: string) {
  const start = unsigned.slice(0, 2).toLowerCase();
  return prefixes.find(({ prefix }) => start.startsWith(prefix));
}

function foreignDigit(digits: string, base: number): string | undefined {
  const isForeign = (character: string) =>
    character !== '.' && Number.isNaN(Number.parseInt(character, base));
  return [...digits].find(isForeign);
}
