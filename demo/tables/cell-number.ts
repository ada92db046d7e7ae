import { numberFormatter } from '../../src/form/numbers/formatters.ts';
import { visitorNumberLocale } from '../language/visitor-number-locale.ts';

/** The character between the whole and the decimal digits of a number. */
export type DecimalMark = '.' | ',';

const spaces = /[\s'’_]/g;
/** A letter that no number has. A long text is then known not to be one without reading it all. */
const letter = /(?![ex])\p{L}/iu;
const ornaments = /\p{Sc}|%/gu;

/**
 * Returns the number in a cell, or `undefined`. Accepts grouping, currency signs, percent signs,
 * the minus sign U+2212, powers of ten such as `1,5 × 10³`, and accountants' parentheses:
 * `(1.234,50 €)` is -1234.5 with a decimal comma.
 */
export function numberInCell(cell: string, mark: DecimalMark): number | undefined {
  if (letter.test(cell)) return undefined;
  const plain = cell.replace(ornaments, '').replace(spaces, '').replaceAll('−', '-');
  const [, negated] = /^\((.+)\)$/.exec(plain) ?? [];
  const written = withoutPower(negated === undefined ? plain : `-${negated}`);
  if (!/^[+-]?[.,]?\d/.test(written) || !numerals[mark].test(written)) return undefined;
  const grouping = mark === '.' ? ',' : '.';
  return Number(written.replaceAll(grouping, '').replace(mark, '.'));
}

const timesPowerOfTen = /^([+-]?)(?:([^x×·⋅]+)[x×·⋅])?10(?:\^([+-]?\d+)|([⁺⁻]?[⁰¹²³⁴-⁹]+))$/i;

/** Returns a number with `e` for a power of ten. Its factor may have a decimal comma. */
function withoutPower(written: string): string {
  return written.replace(
    timesPowerOfTen,
    (_, sign: string, factor = '1', power = '', raised = '') =>
      `${sign}${factor}e${power}${raised.normalize('NFKC').replace('−', '-')}`,
  );
}

const numerals: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^[+-]?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e[+-]?\d+)?$/i,
  ',': /^[+-]?(?:\d*|\d{1,3}(?:\.\d{3})+)(?:,\d*)?(?:e[+-]?\d+)?$/i,
};

/**
 * Returns the decimal mark that a table uses, judging by the unambiguous cells: `1,5` has a comma
 * and `1,234.5` a point, but `1,234` may have either.
 */
export function decimalMarkIn(cells: Iterable<string>, usual: DecimalMark): DecimalMark {
  return evidenceIn(cells).mark ?? usual;
}

/**
 * Returns the first cell with a comma that is a different number with a decimal point, if no cell
 * of a table tells which decimal mark it uses.
 */
export function doubtfulCellIn(cells: Iterable<string>): string | undefined {
  const { mark, doubtful } = evidenceIn(cells);
  return mark === undefined ? doubtful : undefined;
}

function evidenceIn(cells: Iterable<string>) {
  let balance = 0;
  let doubtful: string | undefined;
  for (const cell of cells) {
    if (!/[.,]/.test(cell)) continue;
    const point = numberInCell(cell, '.');
    const comma = numberInCell(cell, ',');
    if (point === comma) continue;
    if (point === undefined) balance -= 1;
    else if (comma === undefined) balance += 1;
    else if (cell.includes(',')) doubtful ??= cell;
  }
  const mark: DecimalMark | undefined = balance === 0 ? undefined : balance > 0 ? '.' : ',';
  return { mark, doubtful };
}

/** Returns the decimal mark of the visitor's number format. */
export function usualDecimalMark(): DecimalMark {
  const parts = numberFormatter(visitorNumberLocale()).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}
