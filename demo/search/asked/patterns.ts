import { isPlain } from '../../../src/form/amounts/plain-numbers.ts';
import { numberOf, readAmount } from '../../../src/form/amounts/read-amount.ts';
import { marksOf } from '../../../src/form/numbers/number-marks.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';

/**
 * A number as people type it, with an optional currency sign. Groups of digits may have spaces
 * between them.
 */
const number = String.raw`([-−+]?\p{Sc}? ?(?:\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[.,]\p{Nd}+)(?: \p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?(?:k(?!\p{L}))? ?\p{Sc}?)`;

/** Words between a value and its new unit or notation. */
export const into =
  '(?:in|into|to|as|en|em|nach|zu|à|a|para|إلى|الى|ب|を|は|から|転|转换成|转换为|转为|转|换成|换算成|等于|是|→|->|=)';

/** Words between two numbers that begin and end a range. */
export const until = '(?:-|–|〜|~|to|and|bis|und|a|al|y|et|à|e|para|から|到|至|和|إلى|الى|و|→|->)';

/**
 * Returns a pattern for a whole query; `{n}` stands for a number, and a space for optional spaces.
 */
export function pattern(source: string): RegExp {
  return new RegExp(`^${source.replaceAll('{n}', number)}$`, 'iu');
}

/** Returns the parts of a query in a pattern, or `undefined` if it does not match. */
export function partsOf(query: string, ...patterns: readonly RegExp[]) {
  for (const each of patterns) {
    const match = each.exec(query);
    if (match) return match.slice(1).map((part) => part?.trim() ?? '');
  }
  return undefined;
}

/**
 * Returns the numbers of a query, or `undefined` if it does not match or if a number can be read in
 * two ways.
 */
export function numbersOf(query: string, ...patterns: readonly RegExp[]) {
  const numbers = partsOf(query, ...patterns)?.map(numberIn);
  return numbers?.every((value) => value !== undefined) ? numbers : undefined;
}

/** Reads a number; 200k is 200,000. */
export function numberIn(text: string): number | undefined {
  const reading = readAmount(text, {}, marksOf(visitorNumberLocale()));
  return 'plain' in reading ? numberOf(reading.plain) : undefined;
}

/** Reads a number with all its digits, as a plain decimal. */
export function plainIn(text: string): string | undefined {
  const reading = readAmount(text, {}, marksOf(visitorNumberLocale()));
  return 'plain' in reading && isPlain(reading.plain) ? reading.plain : undefined;
}
