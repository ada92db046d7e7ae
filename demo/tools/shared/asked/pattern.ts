import { numberFor } from '../../../../src/form/amounts/amount.ts';
import { isPlain } from '../../../../src/form/amounts/plain-numbers.ts';
import { type AmountKind, readAmount } from '../../../../src/form/amounts/read-amount.ts';
import { marksOf } from '../../../../src/form/numbers/number-marks.ts';
import { visitorNumberLocale } from '../../../language/visitor-number-locale.ts';
import { dateIn, readClock, readEvening, upcoming } from './moments.ts';

/**
 * A number as people type it, with an optional currency sign. Groups of digits may have spaces
 * between them.
 */
const number = String.raw`[-−+]?\p{Sc}? ?(?:\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[.,]\p{Nd}+|[¼-¾⅐-⅞])(?: \p{Nd}{3}(?!\p{Nd}))*(?:[.,]\p{Nd}+)?(?:[¼-¾⅐-⅞]| \p{Nd}{1,2}/\p{Nd}{1,2})?(?: ?(?:k|mio\.?|million(?:en|s)?)(?!\p{L}))? ?\p{Sc}?`;

/** A number with what may be its unit, a length in feet and inches, or a weight in stones. */
const measure = String.raw`\p{Nd}{1,2} ?(?:['′’]|ft\.?|feet|foot|st|stones?) ?\p{Nd}{1,2}(?:\.\p{Nd}+)? ?(?:["″”]|''|in(?:ch(?:es)?)?\.?|lbs?)?|${number}(?:/ ?100 ?km|[\p{L}\p{M}./°'’"′″%٪ ]){0,24}?`;

/** A number in scientific notation. */
const power = String.raw`[-+−]?\d+(?:[.,]\d+)?(?:e[-+−]?\d{1,4}| ?[x×*·] ?10 ?\^ ?[-+−]?\d{1,4})`;

/** Kinds of values that are texts: what they look like, and how they are read. */
const textKinds: Readonly<
  Record<string, readonly [source: string, read: (text: string) => string | undefined]>
> = {
  date: [String.raw`[\p{L}\p{Nd}][\p{L}\p{Nd} ./,-]*[\p{Nd}日]`, dateIn],
  upcoming: ['.+?', upcoming],
  time: ['.+?', readClock],
  evening: ['.+?', readEvening],
  digits: [number, plainIn],
  power: [power, plainIn],
};

/** Values that a query has, by name. */
export type Values = Readonly<Record<string, number | string>>;

/** A pattern for a whole query. */
export interface Pattern {
  readonly expression: RegExp;
  /** The kinds of its values, by name. Other groups are texts. */
  readonly kinds: ReadonlyMap<string, Kind>;
}

interface Kind {
  /** The unit of an amount, or what else is read. */
  readonly name: string | undefined;
  /** Whether the query has to name the unit. */
  readonly isNamed: boolean;
}

const placeholder = /(?<!\\p)\{([a-z]\w{0,20})(?::([^{}!]{1,20})(!?))?\}/gi;

/**
 * Returns a pattern for a whole query, in which a value has its name in braces: `{x}` is a number,
 * `{x:km}` an amount, of which `{x:km!}` needs the unit, `{x:date}` a date, `{x:time}` a
 * time, and `{x:digits}` a number with all its digits. A group such as `(?<x>a|b)` is a text.
 */
export function pattern(source: string): Pattern {
  const kinds = new Map(
    Array.from(source.matchAll(placeholder), ([, value = '', name, named]) => [
      value,
      { name, isNamed: named === '!' },
    ]),
  );
  const expression = source.replaceAll(placeholder, (_, value, name) => {
    const [ofText] = textKinds[name] ?? [];
    return `(?<${value}>${ofText ?? (name ? measure : number)})`;
  });
  return { expression: new RegExp(`^(?:${expression})$`, 'iu'), kinds };
}

/**
 * Returns the values of a query in the first pattern that it matches and whose values can be read,
 * or `undefined` if there is none. A number that can be read in two ways is not.
 */
export function valuesIn(query: string, patterns: readonly Pattern[]): Values | undefined {
  return readIn(query, patterns, valueIn);
}

/** Like `valuesIn`, with amounts in the units that the query names. */
export function amountsIn(query: string, patterns: readonly Pattern[]) {
  return readIn(query, patterns, (text, { name, isNamed } = anyNumber) => {
    const read = amountNamed(text, { unit: name });
    return isNamed && read?.unit === undefined ? undefined : read;
  });
}

function readIn<Value>(
  query: string,
  patterns: readonly Pattern[],
  read: (text: string, kind: Kind | undefined) => Value | undefined,
): Readonly<Record<string, Value>> | undefined {
  for (const { expression, kinds } of patterns) {
    const match = expression.exec(query);
    if (!match) continue;
    const texts = Object.entries(match.groups ?? {}).filter(([, text]) => text !== undefined);
    const values = texts.flatMap(([name, text]) => {
      const value = read(text.trim(), kinds.get(name));
      return value === undefined ? [] : [[name, value] as const];
    });
    if (values.length === texts.length) return Object.fromEntries(values);
  }
  return undefined;
}

const anyNumber: Kind = { name: undefined, isNamed: false };

function valueIn(text: string, kind: Kind | undefined): number | string | undefined {
  if (!kind) return text;
  const [, readText] = textKinds[kind.name ?? ''] ?? [];
  return readText ? readText(text) : numberIn(text, kind.name, kind.isNamed);
}

/** Reads a number, in a unit; 200k is 200,000. */
export function numberIn(text: string, unit?: string, isNamed = false): number | undefined {
  const reading = readAmount(text, { unit }, marksOf(visitorNumberLocale()));
  if (!('amount' in reading) || (isNamed && reading.amount.unit === undefined)) return undefined;
  const value = numberFor(reading.amount, unit, unit);
  return Number.isNaN(value) ? undefined : value;
}

/** An amount of a query, in its unit. */
export interface AskedAmount {
  readonly value: number;
  /** The unit that the query names. */
  readonly unit: string | undefined;
}

/** Reads an amount, in the unit that it has itself. */
export function amountNamed(text: string, kind: AmountKind): AskedAmount | undefined {
  const reading = readAmount(text, kind, marksOf(visitorNumberLocale()));
  if (!('amount' in reading)) return undefined;
  const value = numberFor(reading.amount, kind.unit, undefined);
  return { value, unit: reading.amount.unit };
}

/** Reads a number with all its digits, as a plain decimal. */
export function plainIn(text: string): string | undefined {
  const reading = readAmount(text, {}, marksOf(visitorNumberLocale()));
  return 'plain' in reading && isPlain(reading.plain) ? reading.plain : undefined;
}
