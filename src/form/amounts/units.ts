import { ownProperty } from '../../shared/own-property.ts';
import { longPi } from '../../shared/pi.ts';
import { divide, type Exact, multiply, type Rational, toRational } from '../../shared/rational.ts';
import { languageCodes } from '../language/language-codes.ts';
import { numberFormatter } from '../numbers/formatters.ts';
import { withSigns } from './plain-numbers.ts';

/** A unit in which people type an amount. */
export interface Unit {
  readonly name: string;
  /** What it measures; amounts can be converted between units of one quantity. */
  readonly quantity: string;
  /** Its exact size in the first unit of the quantity. */
  readonly size: Rational;
  /** Whether an amount is the size divided by the number, as liters for 100 km of km per liter. */
  readonly isInverse: boolean;
  /** A name for units that people use together, such as feet with inches. */
  readonly system: string;
  /** The unit of a second number behind this one, as inches are behind feet. */
  readonly next: string | undefined;
}

interface UnitRow {
  readonly size: Exact;
  readonly system?: string;
  readonly isInverse?: boolean;
  readonly next?: string;
  /** The name of the unit in `Intl`, which has its words in all languages. */
  readonly intl?: string;
  /** More words of the eight languages, as parts of a pattern. */
  readonly words?: string;
  /** Whether a word such as `per` comes before the unit always, or may. */
  readonly per?: 'always' | 'maybe';
}

const metric = { system: 'metric' } as const;
const us = { system: 'us' } as const;

// Sizes are exact by definition: the agreement of 1959, NIST Handbook 44 (appendix C), and the
// Weights and Measures Act 1985. A sign may mean several units, of which a field takes one.
const rows: Readonly<Record<string, Readonly<Record<string, UnitRow>>>> = {
  length: {
    m: { ...metric, size: 1, intl: 'meter', words: 'metres?' },
    cm: { ...metric, size: 0.01, intl: 'centimeter', words: 'センチ|centimetres?' },
    mm: { ...metric, size: 0.001, intl: 'millimeter', words: 'ミリ|millimetres?' },
    km: { ...metric, size: 1000, intl: 'kilometer', words: 'kms|キロ|kilometres?|quilometros?' },
    in: { ...us, size: 0.0254, intl: 'inch', words: '"|ins' },
    ft: { ...us, size: 0.3048, intl: 'foot', words: "'|fuss", next: 'in' },
    yd: { ...us, size: 0.9144, intl: 'yard', words: 'yds' },
    miles: { ...us, size: 1609.344, intl: 'mile' },
  },
  weight: {
    kg: {
      ...metric,
      size: 1,
      intl: 'kilogram',
      words: 'kgs|kilos?|quilos?|キロ|公斤|千克|كيلو|كجم|كغم',
    },
    g: { ...metric, size: 0.001, intl: 'gram', words: 'grs?|grammes?' },
    lb: { ...us, size: 0.45359237, intl: 'pound', words: 'lbs', next: 'oz' },
    oz: { ...us, size: 0.028349523125, intl: 'ounce' },
    st: { ...us, size: 6.35029318, intl: 'stone', words: 'st', next: 'lb' },
  },
  clock: {
    hours: { size: 1, intl: 'hour', words: 'hrs|stdn?', next: 'min' },
    min: { size: { numerator: 1, denominator: 60 }, intl: 'minute', words: 'mins', next: 's' },
    s: { size: { numerator: 1, denominator: 3600 }, intl: 'second', words: 'secs?' },
    days: { size: 24, intl: 'day', next: 'hours', words: 'tagen' },
    weeks: { size: 168, intl: 'week', words: 'wks', next: 'days' },
  },
  calendar: {
    months: { size: 1, intl: 'month', words: 'mos?|monaten|[ヶヵカケ]月|月|个月' },
    years: { size: 12, intl: 'year', words: 'jahren|歳|岁', next: 'months' },
  },
  angle: {
    degrees: { size: 1, system: 'degrees', intl: 'degree', words: '°|grad', next: 'arcmin' },
    '°': { size: 1, system: 'degrees', next: 'arcmin' },
    arcmin: {
      size: { numerator: 1, denominator: 60 },
      ...{ system: 'degrees', words: "'|arcmin", next: 'arcsec' },
    },
    arcsec: {
      size: { numerator: 1, denominator: 3600 },
      ...{ system: 'degrees', words: '"|arcsec' },
    },
    radians: {
      // Accurate to 240 binary places.
      size: divide(180, longPi()),
      ...{ system: 'radians', words: 'rad|radian(?:s|es|os?|ten?)?|radiant|ラジアン|弧度|راديان' },
    },
    gradians: {
      size: 0.9,
      system: 'gradians',
      words: 'gon|grads?|gradian(?:s|es|os?)?|neugrad|grades?|グラジアン|百分度|غراديان',
    },
    turns: {
      size: 360,
      system: 'turns',
      words: 'turns?|umdrehung(?:en)?|vueltas?|tours?|voltas?|回転|圈|دور(?:ة|ات)',
    },
  },
  share: { '%': { size: 1, intl: 'percent', words: 'per ?cent|%' } },
  consumption: {
    'km/l': { size: 1, words: 'km ?/ ?l|kpl|km per lit(?:er|re)|km pro liter' },
    mpg: {
      size: divide(1.609344, 3.785411784),
      ...{ intl: 'mile-per-gallon', words: 'mpg(?: ?\\(?us\\)?)?' },
    },
    'mpg (UK)': { size: divide(1.609344, 4.54609), words: 'mpg ?\\(?(?:uk|imp(?:erial)?)\\)?' },
    'L/100km': {
      size: 100,
      isInverse: true,
      words: `l(?:it(?:er|re|ro)s?)? ?(?:/|per|pro|auf|por|por cada|pour|aux|a los|每|لكل) ?100(?: ?km)?`,
    },
  },
  'price of a volume': {
    liter: { size: 1, intl: 'liter', words: 'litres?', per: 'maybe' },
    gallon: { size: divide(1, 3.785411784), intl: 'gallon', per: 'maybe' },
  },
  pay: Object.fromEntries(
    ['hour', 'day', 'week', 'month', 'year'].map((time) => [
      `per ${time}`,
      {
        size: 1,
        system: time,
        intl: time,
        per: 'always',
        words: { hour: 'hr|std|heure', year: 'annum|anno' }[time] ?? '',
      },
    ]),
  ),
};

/** All units by name. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(rows).flatMap(([quantity, ofQuantity]) =>
    Object.entries(ofQuantity).map(([name, { size, isInverse = false, system = name, next }]) => [
      name,
      { name, quantity, size: toRational(size), isInverse, system, next },
    ]),
  ),
);

/** Returns the names of the units between which an amount in this unit can be converted. */
export function unitsLike(name: string): readonly string[] {
  const { quantity = '' } = units.get(name) ?? {};
  return Object.keys(rows[quantity] ?? {});
}

/** Converts a number to another unit of the same quantity; `undefined` if there is no such. */
export function convert(value: Rational, from: string, to: string): Rational | undefined {
  if (from === to) return value;
  const [one, other] = [units.get(from), units.get(to)];
  if (!one || !other || one.quantity !== other.quantity || one.quantity === 'pay') return undefined;
  if (Number(value.numerator) === 0 && one.isInverse !== other.isInverse) return undefined;
  const size = one.isInverse ? divide(one.size, value) : multiply(value, one.size);
  return other.isInverse ? divide(other.size, size) : divide(size, other.size);
}

/** Whether people use two units together, as they do feet and inches. */
export function areOneSystem(one: string, other: string): boolean {
  const [first, second] = [units.get(one), units.get(other)];
  if (!first || !second) return one === other;
  return first.quantity === second.quantity && first.system === second.system;
}

/** Counts whose words differ in some language. */
const counts = [1, 2, 3, 11, 100];

/** Returns a text in which words are the same if they differ in case or accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Returns the words of a unit that `Intl` knows, in the eight languages. */
function wordsInIntl(unit: string): readonly string[] {
  const formats = languageCodes.flatMap((language) =>
    (['long', 'short', 'narrow'] as const).map((unitDisplay) =>
      numberFormatter(language, { style: 'unit', unit, unitDisplay }),
    ),
  );
  const parts = formats.flatMap((format) => counts.flatMap((count) => format.formatToParts(count)));
  const words = parts.filter(({ type }) => type === 'unit' || type === 'percentSign');
  return words.map(({ value }) => withSigns(value).replace(/\.$/, ''));
}

/** Returns a pattern of these words at the beginning of a folded text. */
function patternOf(literal: readonly string[], others: string, before = ''): RegExp {
  const escaped = literal.map((word) => folded(word).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  // Of two words, the longer one comes first.
  const longestFirst = [...new Set(escaped)].toSorted((one, other) => other.length - one.length);
  const words = [...longestFirst, folded(others)].filter(Boolean).join('|');
  // Chinese and Japanese have no space behind a word.
  return new RegExp(`^ ?${before}(?:${words})\\.?(?:(?<=[°%'"\\u3040-\\u9fff])|(?!\\p{L}))`, 'u');
}

const per = `(?:/ ?|(?:per|an?|pro|je|die|por|par|la|a la|al|en|cada|في|لكل) (?:ال)?|(?:a )?l'|[每毎]|ب?ال)`;

// Patterns are kept for reuse, since `Intl` takes milliseconds for the words.
const patterns = new Map<string, RegExp>();

function kept(name: string, make: () => RegExp): RegExp {
  const pattern = patterns.get(name) ?? make();
  patterns.set(name, pattern);
  return pattern;
}

/** Returns a pattern of the words of a unit that need no `Intl`. */
function patternOfOwnWords(name: string): RegExp {
  return kept(`own words of ${name}`, () => patternOfWords(name, []));
}

/** Returns a pattern of all words of a unit, those of `Intl` among them. */
function patternOfUnit(name: string): RegExp {
  return kept(name, () => {
    const { intl } = rowOf(name);
    return patternOfWords(name, intl === undefined ? [] : wordsInIntl(intl));
  });
}

function patternOfWords(name: string, ofIntl: readonly string[]): RegExp {
  const { words = '', per: place } = rowOf(name);
  const prefix = place === 'always' ? per : place === 'maybe' ? `${per}?` : '';
  return patternOf([name, ...ofIntl], words, prefix);
}

function rowOf(name: string): Partial<UnitRow> {
  return ownProperty(ownProperty(rows, units.get(name)?.quantity ?? ''), name) ?? {};
}

interface FoundUnit {
  readonly name: string;
  /** The length of its word. */
  readonly length: number;
}

/** Returns the unit whose word begins a folded text. */
export function unitAt(text: string, names: readonly string[]): FoundUnit | undefined {
  if (text === '') return undefined;
  const own = longestWord(text, names, patternOfOwnWords);
  // Before a number, or at the end of the text, it is whole: `Intl` has no longer one.
  if (own && /^(?:$| ?\d)/.test(text.slice(own.length))) return own;
  return longestWord(text, names, patternOfUnit);
}

function longestWord(
  text: string,
  names: readonly string[],
  patternFor: (name: string) => RegExp,
): FoundUnit | undefined {
  const found = names.flatMap((name) => {
    const [word] = patternFor(name).exec(text) ?? [];
    return word === undefined ? [] : [{ name, length: word.length }];
  });
  return found.reduce<FoundUnit | undefined>(
    (longest, one) => (longest && longest.length >= one.length ? longest : one),
    undefined,
  );
}

/** Returns the unit that a whole text names. */
export function unitNamed(text: string, names: readonly string[]): string | undefined {
  const plain = folded(withSigns(text));
  const unit = unitAt(plain, names);
  return unit?.length === plain.length ? unit.name : undefined;
}

const scales = [
  [1e3, patternOf([], 'k|thousand|tsd|tausend|mil|mille|ألف|آلاف')],
  [1e4, patternOf([], '万|萬')],
  [1e6, patternOf([], 'm|mio|mn|mln|mi|milli?on(?:s|en|es)?|milh(?:ão|ões)|百万|مليون|ملايين')],
  [1e8, patternOf([], '億|亿')],
] as const;

/** Returns the power of ten whose word begins a folded text, and the length of the word. */
export function scaleAt(
  text: string,
): { readonly size: number; readonly length: number } | undefined {
  const found = scales.flatMap(([size, pattern]) => {
    const [word] = pattern.exec(text) ?? [];
    return word === undefined ? [] : [{ size, length: word.length }];
  });
  return found[0];
}
