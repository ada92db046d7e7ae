import { formatNumber } from '../../fields/number.ts';
import { minusSign, plainNotation, withoutDashes } from '../../shared/number-notation.ts';
import { ambiguousPart } from './ambiguous-part.ts';

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Why a text cannot be read as a list of numbers, in the words of an error. */
export class ListFault {
  constructor(
    readonly expected: string,
    /** The part that is wrong. */
    readonly part: string,
  ) {}
}

/**
 * Returns the numbers in a text, separated by commas, semicolons or white space, or a fault. Stops after
 * `maxItems` + 1 items.
 */
export function readNumbers(text: string, maxItems: number): readonly number[] | ListFault {
  const numbers: number[] = [];
  let fault: ListFault | undefined;
  for (const [item] of text.matchAll(items)) {
    const number = fault || item.length >= longestItem ? undefined : numberIn(item);
    if (number === undefined) fault ??= faultOf(item, numbers.length + 1);
    numbers.push(number ?? 0);
    if (numbers.length > maxItems) return numbers;
  }
  const part = ambiguousPart(text);
  return part === undefined ? (fault ?? numbers) : new ListFault(clearCommas, part);
}

const clearCommas =
  'numbers without ambiguous commas, such as "1, 2, 3", "1000 2000" or "1.5; 2.5"';

/** A longer item is matched in pieces, since V8 may have no room for it. */
const longestItem = 1_000_000;

/** Matches anything without separators, or a power of ten with spaces around its multiplication sign. */
const items =
  /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000,;]{1,1000000}(?:[ \u00a0\u2000-\u200a\u202f]{1,99}[x×·⋅][ \u00a0\u2000-\u200a\u202f]{0,99}10[⁺⁻⁰¹²³⁴-⁹^][^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000,;]{0,1000000})?/gi;

/** Returns a number such as `-1.5`, `1.5e3`, `−1.5` or `1.5×10⁻³`, or `undefined` for anything else. */
export function numberIn(item: string): number | undefined {
  const plain = decimal.test(item) ? item : plainNotation(item);
  if (!decimal.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

function faultOf(item: string, position: number): ListFault {
  const place = formatNumber(position);
  return numberIn(withoutDashes(item)) === undefined
    ? new ListFault(`a number as item ${place}`, item)
    : new ListFault(`${minusSign} in item ${place}`, item);
}
