import { trimWhiteSpace } from '../../characters/white-space.ts';

import { Mistake } from '../../fields/notation.ts';
import { isQuotationMark } from '../../shared/brackets.ts';

/**
 * Returns the mistake of a list of numbers whose commas, spaces or line numbers are ambiguous, or
 * `undefined` if all are clear. Its part begins where they become ambiguous.
 *
 * A comma without white space may separate numbers, mark decimals or group digits. It is ambiguous
 * if other items are separated without a comma. If it is directly between two digits, it is
 * ambiguous if anything else separates items, such as a comma with white space.
 *
 * A space between two digits may separate numbers or group digits. It is ambiguous if it is one of
 * those that typesetters use for groups, or if the list also has a semicolon or a tab. If it makes
 * groups of three digits, it is ambiguous if the list has a comma, or if each line looks like a
 * single number.
 *
 * Either is ambiguous before a group of three digits that begins with 0, as in `12,050`.
 */
export function ambiguityIn(list: string): Mistake | undefined {
  // Most lists have only spaces or only line ends.
  if (!/[^\d.e +-]| 0\d\d/i.test(list)) return undefined;
  return numberingIn(list) ?? (list.includes(',') ? commasIn(list) : undefined) ?? spacesIn(list);
}

function numberingIn(list: string): Mistake | undefined {
  const numbered = /^(\d+)[.):]\p{White_Space}/u;
  if (!numbered.test(list)) return undefined;
  const lines = linesOf(list);
  const numbers = lines.map((line) => Number(numbered.exec(line)?.[1]));
  const [first = 0] = numbers;
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => number === first + index);
  return isNumbered
    ? new Mistake('the numbers alone (leave the numbering out)', lines[0])
    : undefined;
}

function commasIn(list: string): Mistake | undefined {
  const ambiguous = (start: number) =>
    new Mistake(
      'numbers without ambiguous commas, such as "1, 2, 3", "1000 2000" or "1.5; 2.5"',
      list.slice(start),
    );
  // Where the last two items start that are separated in each way.
  let [comma, noComma, betweenDigits, other, padded] = [-1, -1, -1, -1, -1];
  for (const { before, start, end, separator, after } of separatorsIn(list)) {
    if (!separator.includes(',')) noComma = start;
    else if (!/[^,;]/.test(separator)) comma = start;
    if (/[^,]/.test(separator)) other = start;
    else if (/^\d,\d/.test(list.slice(end - 1, end + 2))) {
      // As in `"1,5"`, the comma is a part of the number.
      if (isQuotationMark(before.charAt(0))) return ambiguous(start);
      betweenDigits = start;
    }
    const [first, second] = comma >= 0 && noComma >= 0 ? [comma, noComma] : [betweenDigits, other];
    if (first >= 0 && second >= 0) return ambiguous(Math.min(first, second));
    if (padded < 0 && separator === ',' && isPaddedGroup(before, after)) padded = start;
  }
  return padded < 0 ? undefined : ambiguous(padded);
}

function spacesIn(list: string): Mistake | undefined {
  const ambiguous = (start: number) =>
    new Mistake(
      'numbers without ambiguous spaces, such as "1, 234", "1234; 5678" or one number a line',
      list.slice(start),
    );
  const hasMark = /[;\t]/.test(list);
  const hasComma = list.includes(',');
  let padded = -1;
  for (const { before, start, separator, after } of separatorsIn(list)) {
    const isBetweenDigits =
      !/\P{Zs}/u.test(separator) && /\d/.test(before.slice(-1)) && /^\d/.test(after);
    const isGroup = separator === ' ' && isGrouped(before, after);
    const isAmbiguous =
      hasMark || (hasComma && isGroup) || /[\u00a0\u2007\u2009\u202f]/.test(separator);
    if (isBetweenDigits && isAmbiguous) return ambiguous(start);
    if (padded < 0 && separator === ' ' && isPaddedGroup(before, after)) padded = start;
  }
  if (!hasMark && !hasComma && areGroupedLines(list)) return ambiguous(0);
  return padded < 0 ? undefined : ambiguous(padded);
}

/**
 * Whether each line looks like a number, and there are groups that are no columns of three digits.
 */
function areGroupedLines(list: string): boolean {
  const lines = linesOf(list);
  return (
    lines.length > 1 &&
    lines.some((line) => line.includes(' ')) &&
    lines.some((line) => /^[+-]?\d{1,2}(?!\d)/.test(line)) &&
    lines.every((line) => {
      const [first = '', ...groups] = line.split(' ');
      return /^[+-]?\d{1,3}(?:\.\d*)?$/.test(first) && groups.every(isThousands);
    })
  );
}

/** Returns the lines that are not blank, without white space around them. */
function linesOf(list: string): readonly string[] {
  return list
    .split(/[\n-\r\u0085\u2028\u2029]/)
    .map(trimWhiteSpace)
    .filter(Boolean);
}

/** Whether two items may be one number with grouped digits. */
function isGrouped(before: string, after: string): boolean {
  return /(?:^|\D)\d{1,3}$/.test(before.slice(-4)) && isThousands(after);
}

/** Whether two items may be one number, since items of three digits rarely begin with 0. */
function isPaddedGroup(before: string, after: string): boolean {
  return after.startsWith('0') && isGrouped(before, after);
}

/** Whether an item may be the last digits of a number with grouped digits. */
function isThousands(item: string): boolean {
  return /^\d{3}(?:\.\d*)?$/.test(item);
}

interface Separator {
  readonly before: string;
  /** Where the item before begins. */
  readonly start: number;
  /** Where the separator begins. */
  readonly end: number;
  readonly separator: string;
  readonly after: string;
}

function* separatorsIn(list: string): Generator<Separator> {
  let [before, start, end] = ['', -1, 0];
  for (const { 0: after, index } of list.matchAll(items)) {
    if (start >= 0) yield { before, start, end, separator: list.slice(end, index), after };
    [before, start, end] = [after, index, index + after.length];
  }
}

/**
 * Matches what stands between white space, commas and semicolons. With the flag u, V8 throws on an
 * item of megabytes; without a limit, also once a page has compiled many regular expressions.
 */
export const items =
  /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000,;]{1,1000000}/g;
