import { isObject } from '../schema/objects.ts';
import type { AnyField } from './field.ts';
import { nameDistance } from './name-distance.ts';

type Words = readonly string[];

/** A field of a request that the tool lacks. */
export interface UnknownField {
  readonly name: string;
  readonly value: unknown;
  readonly words: Words;
}

export function unknownField(name: string, value: unknown): UnknownField {
  // Nobody calls a field by so many words.
  return { name, value, words: name.length > 40 ? [] : wordsOf(name) };
}

/** A field with the words by which people call it. */
export interface NamedField {
  readonly name: string;
  readonly field: AnyField;
  /** Its name in words. */
  readonly own: Words;
  /** Its synonyms in words. */
  readonly synonyms: readonly Words[];
  /** The words of its name, and its synonyms of one word. */
  readonly all: Words;
}

export function namedField(name: string, field: AnyField): NamedField {
  const own = wordsOf(name);
  const synonyms = namesIn(field.synonyms);
  return {
    name,
    field,
    own,
    synonyms,
    all: [...own, ...synonyms.filter(({ length }) => length === 1).flat()],
  };
}

/**
 * Returns how surely an unknown field means a field, by its name or its value: 0 is the surest, and
 * -1 is not at all.
 */
export function likeness(
  { name, value, words }: UnknownField,
  { name: meant, field, own, synonyms, all }: NamedField,
): number {
  const { schema, isOptional, recognize } = field;
  const options = schema.enum ?? [];
  const isNeutral = !isContext(words);
  const isPossible = isPlausible(field, value) && !isFigure(words, value, field);
  const isSimilar = isNeutral && isPossible && own.length > 0;
  return [
    // `encodingId` is no misspelling.
    (nameDistance(name, meant) < 4 && (isNeutral || words.length <= own.length)) ||
      // Synonyms must match exactly: `dow` and `dom` differ by one letter.
      (isPossible && isOneOf(words, synonyms)) ||
      recognize?.(value) !== undefined,
    // `heightCm`
    isSimilar &&
      own.every((word) => words.includes(word)) &&
      (!isOptional || value === true || isMadeOf(words, all)),
    // `outputEncoding`, `myEncodingType`
    isSimilar && hasEnd(words, own),
    // `monthly`, `atDate`, `startingAmount`
    isSimilar && isMadeOf(words, all),
    // `mySecretKey`. A synonym of one word is too general as an end: not every `orderNumber` is a
    // number of dice. Without a required field, the request is invalid anyway.
    isSimilar &&
      synonyms.some((synonym) => synonym.length > (isOptional ? 1 : 0) && hasEnd(words, synonym)),
    // `fallAsleepTime`
    isSimilar &&
      own.length > 1 &&
      words.length === own.length &&
      startsWith(words, own.slice(0, -1)),
    // `style: 'radial'`
    isNeutral && options.some((option) => option === value),
    // `useRadial: true`
    isNeutral &&
      typeof value === 'boolean' &&
      (schema.type === 'boolean' || options.length > 0) &&
      words.some((word) => isKnown(word, [...all, ...wordsOf(options.join(' '))])),
  ].indexOf(true);
}

/** Whether the name is that of a result that resembles the field. A figure is no switch. */
export function isFigure(words: Words, value: unknown, { figures }: AnyField): boolean {
  return typeof value !== 'boolean' && isOneOf(words, namesIn(figures));
}

/** Returns names that are separated by spaces, in words. */
export function namesIn(names?: string): readonly Words[] {
  return names?.split(' ').map(wordsOf) ?? [];
}

/** Whether a name is one of some names, whatever its case and separators. */
function isOneOf(words: Words, names: readonly Words[]): boolean {
  return names.some((name) => name.join('') === words.join(''));
}

/** Whether a name is one of some names, or ends with one: `termMonths` does with months. */
export function isNamed(words: Words, names: readonly Words[]): boolean {
  // `paymentPerMonth` and `monthOfYear` are about payments and months.
  const isWhole = isContext(words) || words.includes('per') || words.includes('of');
  return isOneOf(words, names) || (!isWhole && names.some((name) => endsWith(words, name)));
}

/**
 * Whether an optional field can be meant by the value. Lists and numbers are often those of an
 * earlier result.
 */
function isPlausible({ isOptional, schema: { type } }: AnyField, value: unknown): boolean {
  if (!isOptional || typeof value === 'string') return true;
  return type === 'boolean' ? [true, false, 0, 1].some((one) => one === value) : !isObject(value);
}

/** Whether some words are known, and the others say nothing. */
function isMadeOf(words: Words, known: Words): boolean {
  return (
    words.some((word) => isKnown(word, known)) &&
    words.every((word) => emptyWords.has(word) || isKnown(word, known))
  );
}

/** Whether the word is a known one, short for one or a form of one: `num`, `number`, `numbered`. */
function isKnown(word: string, known: Words): boolean {
  return known.some(
    (one) =>
      one === word ||
      (word.length > 2 && one.startsWith(word)) ||
      (one.length > 3 && word.startsWith(one) && word.length - one.length < 4),
  );
}

/**
 * Returns the words of a name in lower case, without a plural s: `weights_inKG` is weight, in, kg.
 */
function wordsOf(name: string): Words {
  return name
    .replace(/\d+|[A-Z]?[^A-Z\d\s._-]+/g, ' $& ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase().replace(/(.)s$/, '$1'));
}

/** Whether a name ends with another one, perhaps before empty words. */
function hasEnd(words: Words, end: Words): boolean {
  const last = words.findLastIndex((word) => !emptyWords.has(word));
  return endsWith(words, end) || endsWith(words.slice(0, last + 1), end);
}

function startsWith(words: Words, start: Words): boolean {
  return start.every((word, index) => word === words[index]);
}

/** Whether a name ends with the words of another one. */
function endsWith(words: Words, end: Words): boolean {
  return words.length >= end.length && startsWith(words.slice(-end.length), end);
}

/** Words that say nothing of which field a name means: units, relations, and what a switch does. */
const emptyWords = wordSet(
  'unit cm mm m inch inches in ft foot mile km kg lb second minute min hour hr day week month year yr ' +
    'percent percentage pct degree deg usd liter litre gallon base radix ' +
    'value val number num amount total count size length rate option mode bound limit result item line row ' +
    'list name string text type kind circumference measurement date time color default ' +
    'a the of per in on at as for by to from is use with without no not only all how many ' +
    'include exclude keep preserve skip ignore drop remove allow add convert',
);

/** First words of names that only carry context, such as `requestTime`. */
const contextStarts = wordSet(
  'request response session client callback webhook event content mime ' +
    'created updated modified submitted api http app device account retry cache debug reply',
);

/** Last words of such names, as in `userId`. */
const contextEnds = wordSet(
  'id uuid guid label note comment currency locale language lang timestamp version author source ' +
    'user session trace meta metadata info ref reference tag country at by',
);

function isContext(words: Words): boolean {
  return contextStarts.has(words[0] ?? '') || contextEnds.has(words.at(-1) ?? '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
