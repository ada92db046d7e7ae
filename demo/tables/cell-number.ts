import type { Amount } from '../../src/form/amounts/amount.ts';
import { inAscii, inOwnMarks, isPlain, withSigns } from '../../src/form/amounts/plain-numbers.ts';
import { type AmountKind, amountOf } from '../../src/form/amounts/read-amount.ts';
import { numberFormatter } from '../../src/form/numbers/formatters.ts';
import type { Marks } from '../../src/form/numbers/number-marks.ts';
import { visitorNumberLocale } from '../language/visitor-number-locale.ts';

/** The character between the whole and the decimal digits of a number. */
export type DecimalMark = '.' | ',';

/** A letter that no number has. A long text is then known not to be one without reading it all. */
const letter = /(?![ex])\p{L}/iu;

const marks: Readonly<Record<DecimalMark, Marks>> = {
  '.': { decimals: ['.'], groups: [','] },
  ',': { decimals: [','], groups: ['.'] },
};

const usualNumbers: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^-?\d+(?:\.\d+)?$/,
  ',': /^-?\d+(?:,\d+)?$/,
};

/**
 * Returns the number in a cell, or `undefined`. Accepts what a field does, currency signs, percent
 * signs, and accountants' parentheses: `(1.234,50 €)` is -1234.5 with a decimal comma.
 */
export function numberInCell(cell: string, mark: DecimalMark): number | undefined {
  if (letter.test(cell)) return undefined;
  // Most cells of a long table.
  if (usualNumbers[mark].test(cell)) return Number(cell.replace(',', '.'));
  const plain = plainInCell(cell.replaceAll('%', ''), mark);
  return plain !== undefined && isPlain(plain) ? Number(plain) : undefined;
}

/**
 * Returns an amount in a cell as the inputs of a form have it: a number, or what a field reads as
 * one, such as `80+20`, `1 1/2` or `5 ft`. A cell that may be something else has none.
 */
export function amountInCell(
  cell: string,
  mark: DecimalMark,
  kind: AmountKind,
): string | undefined {
  const plain = readIn(cell, mark, kind);
  const isMeant = plain !== undefined && !isDoubtful(cell, plain);
  return isMeant ? plain : numberInCell(cell, mark)?.toString();
}

/** Returns the amount of a cell that may as well be something else, such as the date `3/8`. */
export function amountInDoubt(
  cell: string,
  mark: DecimalMark,
  kind: AmountKind,
): Amount | undefined {
  const plain = readIn(cell, mark, kind);
  const isInDoubt = plain !== undefined && isDoubtful(cell, plain);
  return isInDoubt ? amountOf(plain, kind) : undefined;
}

function readIn(cell: string, mark: DecimalMark, kind: AmountKind): string | undefined {
  const plain = cell.length < longest ? plainInCell(cell, mark) : undefined;
  return plain !== undefined && amountOf(plain, kind) ? plain : undefined;
}

/**
 * Whether an amount may be a date such as `3/8`, the sides of something such as `12 x 10`, or a
 * range, score or number of a part such as `1-2`. No range goes down to a percentage, as in
 * `100-15%`. A sum in parentheses may be negative.
 */
function isDoubtful(cell: string, plain: string): boolean {
  if (isPlain(plain)) return false;
  const [, whole, share] = /^([\d.]+) ?- ?([\d.]+) ?%$/.exec(plain) ?? [];
  if (whole !== undefined) return Number(whole) <= Number(share);
  const isNegated = cell.startsWith('(') && plain.startsWith('-');
  return (
    /^\(?-?\d+ ?\/ ?\d+\)?$/.test(inAscii(cell)) ||
    /[\d.] ?[x×] ?[\d.]/.test(plain) ||
    /[^ e*/^(+-] ?- ?[\d.(]/.test(plain) ||
    (isNegated && /[+*]/.test(plain))
  );
}

const longest = 100;

function plainInCell(cell: string, mark: DecimalMark): string | undefined {
  const [, negated] = /^\((.+)\)$/.exec(cell.trim()) ?? [];
  return inOwnMarks(withSigns(negated === undefined ? cell : `-${negated}`), marks[mark]);
}

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
