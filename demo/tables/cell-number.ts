import { numberFormatter } from '../number-formatter.ts';
import { numberLocale } from '../number-locale.ts';

/** The character between the whole and the decimal digits of a number. */
export type DecimalMark = '.' | ',';

const spaces = /[\s'’_]/g;
const ornaments = /\p{Sc}|%/gu;

/**
 * Returns the number in a cell, or `undefined`. Accepts grouping, currency signs, percent signs, the minus sign
 * U+2212 and accountants' parentheses: `(1.234,50 €)` is -1234.5 with a decimal comma.
 */
export function numberInCell(cell: string, mark: DecimalMark): number | undefined {
  const plain = cell.replace(ornaments, '').replace(spaces, '').replace('\u2212', '-');
  const [, negated] = /^\((.+)\)$/.exec(plain) ?? [];
  const written = negated === undefined ? plain : `-${negated}`;
  if (!/^[+-]?[.,]?\d/.test(written) || !numerals[mark].test(written)) return undefined;
  const grouping = mark === '.' ? ',' : '.';
  return Number(written.replaceAll(grouping, '').replace(mark, '.'));
}

const numerals: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^[+-]?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  ',': /^[+-]?(?:\d*|\d{1,3}(?:\.\d{3})+)(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

/**
 * Returns the decimal mark that a table uses, judging by the unambiguous cells: `1,5` has a comma and `1,234.5` a
 * point, but `1,234` may have either.
 */
export function decimalMarkIn(cells: Iterable<string>, usual: DecimalMark): DecimalMark {
  let balance = 0;
  for (const cell of cells) {
    if (!/[.,]/.test(cell)) continue;
    const point = numberInCell(cell, '.') !== undefined;
    const comma = numberInCell(cell, ',') !== undefined;
    if (point !== comma) balance += point ? 1 : -1;
  }
  if (balance === 0) return usual;
  return balance > 0 ? '.' : ',';
}

/** Returns the decimal mark of the visitor's number format. */
export function usualDecimalMark(): DecimalMark {
  const parts = numberFormatter(numberLocale()).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
