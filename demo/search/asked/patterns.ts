import { numberFor } from '../../../src/form/amounts/amount.ts';
import { isPlain } from '../../../src/form/amounts/plain-numbers.ts';
import { type AmountKind, readAmount } from '../../../src/form/amounts/read-amount.ts';
import { marksOf } from '../../../src/form/numbers/number-marks.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';

/**
 * A number as people type it, with an optional currency sign. Groups of digits may have spaces
 * between them.
 */
const number = String.raw`[-−+]?\p{Sc}? ?(?:\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[.,]\p{Nd}+|[¼-¾⅐-⅞])(?: \p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?(?:[¼-¾⅐-⅞]| \p{Nd}{1,2}/\p{Nd}{1,2})?(?: ?(?:k|mio\.?|million(?:en|s)?)(?!\p{L}))? ?\p{Sc}?`;

/** A number with what may be its unit, a length in feet and inches, or a weight in stones. */
const measure = String.raw`\p{Nd}{1,2} ?(?:['′’]|ft\.?|feet|foot|st|stones?) ?\p{Nd}{1,2}(?:\.\p{Nd}+)? ?(?:["″”]|''|in(?:ch(?:es)?)?\.?|lbs?)?|${number}(?:/ ?100 ?km|[\p{L}\p{M}./°'’"′″%٪ ]){0,24}?`;

/** Words between a value and its new unit or notation. */
export const into =
  '(?:in|into|to|as|en|em|nach|zu|à|a|para|إلى|الى|ب|を|は|から|転|转换成|转换为|转为|转|换成|换算成|等于|是|→|->|=)';

/** Words between two numbers that begin and end a range. */
export const until = '(?:-|–|〜|~|to|and|bis|und|a|al|y|et|à|e|para|から|到|至|和|إلى|الى|و|→|->)';

/** A pattern for a whole query. */
export interface Pattern {
  readonly expression: RegExp;
  /** The unit of each amount in it, and whether the query has to name one. */
  readonly kinds: readonly Kind[];
}

interface Kind {
  readonly unit: string | undefined;
  readonly isNamed: boolean;
}

/** A number `{n}`, or an amount in a unit such as `{:km}`, which `{:km!}` has to name. */
const amount = /\{(?:n|:([^{}!]+)(!?))\}/g;

/** Returns a pattern for a whole query; a space stands for optional spaces. */
export function pattern(source: string): Pattern {
  const kinds = Array.from(source.matchAll(amount), ([, unit, named]) => ({
    unit,
    isNamed: named === '!',
  }));
  const expression = source.replaceAll(amount, (_, unit) => `(${unit ? measure : number})`);
  return { expression: new RegExp(`^${expression}$`, 'iu'), kinds };
}

/** Returns the parts of a query in a pattern, or `undefined` if it does not match. */
export function partsOf(query: string, ...patterns: readonly Pattern[]) {
  return matchOf(query, patterns)?.parts;
}

function matchOf(query: string, patterns: readonly Pattern[]) {
  for (const { expression, kinds } of patterns) {
    const match = expression.exec(query);
    if (match) return { kinds, parts: match.slice(1).map((part) => part?.trim() ?? '') };
  }
  return undefined;
}

/** An amount of a query, in its unit. */
export interface AskedAmount {
  readonly value: number;
  /** The unit that the query names. */
  readonly unit: string | undefined;
}

/**
 * Returns the amounts of the first pattern that a query matches, or `undefined` if one of them can
 * be read in two ways.
 */
export function amountsOf(
  query: string,
  ...patterns: readonly Pattern[]
): readonly (AskedAmount | undefined)[] | undefined {
  for (const one of patterns) {
    const { parts = [], kinds = [] } = matchOf(query, [one]) ?? {};
    const amounts = parts.map((text, index) => amountIn(text, kinds[index]));
    const isRead = parts.every((text, index) => text === '' || amounts[index]);
    if (parts.length > 0 && isRead) return amounts;
  }
  return undefined;
}

function amountIn(text: string, kind: Kind | undefined): AskedAmount | undefined {
  const read = amountNamed(text, { unit: kind?.unit });
  return kind?.isNamed && read?.unit === undefined ? undefined : read;
}

/** Reads an amount, in the unit that it has itself. */
export function amountNamed(text: string, kind: AmountKind): AskedAmount | undefined {
  const reading = readAmount(text, kind, marksOf(visitorNumberLocale()));
  if (!('amount' in reading)) return undefined;
  const value = numberFor(reading.amount, kind.unit, undefined);
  return { value, unit: reading.amount.unit };
}

/**
 * Returns the numbers of a query, in the units of the pattern, or `undefined` if it does not match
 * or if a number can be read in two ways.
 */
export function numbersOf(query: string, ...patterns: readonly Pattern[]) {
  for (const one of patterns) {
    const { parts = [], kinds = [] } = matchOf(query, [one]) ?? {};
    const numbers = parts.map((text, index) => numberIn(text, kinds[index]));
    const isRead = numbers.every((value) => value !== undefined);
    if (parts.length > 0 && isRead) return numbers;
  }
  return undefined;
}

/** Reads a number, in the unit of its kind; 200k is 200,000. */
export function numberIn(text: string, { unit, isNamed }: Kind = anyNumber): number | undefined {
  const reading = readAmount(text, { unit }, marksOf(visitorNumberLocale()));
  if (!('amount' in reading) || (isNamed && reading.amount.unit === undefined)) return undefined;
  const value = numberFor(reading.amount, unit, unit);
  return Number.isNaN(value) ? undefined : value;
}

const anyNumber: Kind = { unit: undefined, isNamed: false };

/** Reads a number with all its digits, as a plain decimal. */
export function plainIn(text: string): string | undefined {
  const reading = readAmount(text, {}, marksOf(visitorNumberLocale()));
  return 'plain' in reading && isPlain(reading.plain) ? reading.plain : undefined;
}
