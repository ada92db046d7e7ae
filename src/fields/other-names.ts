import { isObject } from '../schema/objects.ts';
import type { AnyField } from './field.ts';
import { nameDistance } from './name-distance.ts';

export type Words = readonly string[];

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
 * -1 is not at all. It means a given field only if it repeats that.
 */
export function likeness(unknown: UnknownField, meant: NamedField, given: unknown): number {
  const { name, value, words } = unknown;
  const { field, own, synonyms, all } = meant;
  const { schema, isOptional, recognize } = field;
  const options = schema.enum ?? [];
  const isNeutral = !isContext(words, isNameOf(unknown, meant));
  const isPossible = isPlausible(field, value) && !isFigure(unknown, field);
  const isSimilar = isNeutral && isPossible && own.length > 0;
  const isComposed = isSimilar && isMadeOf(words, all);
  const hasFirst = words.includes(own[0] ?? '');
  const distance = nameDistance(name, meant.name);
  const isRecognized = recognize?.(value) !== undefined;
  const rank = [
    (isPossible && field.synonyms?.split(' ').includes(name)) || (isRecognized && !isRecord(words)),
    // Synonyms must match exactly: `dow` and `dom` differ by one letter.
    distance === 0 || (isPossible && isOneOf(words, synonyms)),
    // `encodingId` is no misspelling.
    distance < 4 && (isNeutral || words.length <= own.length),
    // `heightCm`
    isSimilar &&
      own.every((word) => words.includes(word)) &&
      (!isOptional || isComposed || value === true),
    // `outputEncoding`, `myEncodingType`
    isSimilar && hasEnd(words, own),
    // `weeksWorked` for `weeksPerYear`
    isComposed && hasFirst,
    // `monthly`, `atDate`, `startingAmount`, `fallAsleepTime`
    isComposed,
    // `mySecretKey`. A synonym of one word is too general as an end: not every `orderNumber` is a
    // number of dice. Without a required field, the request is invalid anyway.
    isSimilar &&
      synonyms.some((synonym) => synonym.length > (isOptional ? 1 : 0) && hasEnd(words, synonym)),
    // `style: 'radial'`
    isNeutral && options.some((option) => option === value),
    // `useRadial: true`
    isNeutral &&
      typeof value === 'boolean' &&
      (schema.type === 'boolean' || options.length > 0) &&
      words.some((word) => isKnown(word, [...all, ...wordsOf(options.join(' '))])),
    // `examDate`
    holdsDate(unknown, field),
  ].indexOf(true);
  if (rank < 0) return rank;
  if (given !== undefined && meant.name !== 'unit') {
    if (distance < 4 || (isOptional && own.length > 1 && hasFirst)) return rank;
    // An option may have the value of a field by chance: `hourlyRate: 20, taxRate: 20`.
    return value === given ? rank + 10 : -1;
  }
  const isSwitch = typeof value === 'boolean';
  if (isRecognized || accepts(field, value) || (isSwitch && !isNumeric(field))) return rank;
  return rank + (isSwitch ? 9 : 1);
}

/**
 * Returns how surely an unknown field asks for an option with one of some names, as `likeness`
 * does. By the end of its name, `termMonths` asks for months.
 */
export function optionLikeness(
  { words }: UnknownField,
  names: readonly Words[],
  byEnd: boolean,
): number {
  // A synonym of a field that accepts the value is surer, and so is a part of a field's name than
  // one of an option's.
  const [exact, atEnd, part] = [0.5, 1.5, 9];
  if (isOneOf(words, names)) return exact;
  if (isContext(words)) return -1;
  if (byEnd) {
    // `paymentPerMonth` is about payments.
    return !words.includes('per') && names.some((name) => endsWith(words, name)) ? atEnd : -1;
  }
  const isAt = (index: number, name: Words) =>
    words.length >= name.length && name.every((word, at) => isForm(words[index + at] ?? '', word));
  // `keepHighest`, `isWeighted`
  return names.some((name) => isAt(0, name) || isAt(words.length - name.length, name)) ? part : -1;
}

/** Whether the unknown field is a result that resembles the field. A figure is no switch. */
export function isFigure({ name, value }: UnknownField, { figures }: AnyField): boolean {
  return typeof value !== 'boolean' && figures?.split(' ').includes(name) === true;
}

/**
 * Whether a value of an unsupported name requests the default behavior. By default, it is one that
 * switches an option off.
 */
export function isHarmless(
  value: unknown,
  harmless: readonly unknown[] = [false, 0, '', 'none'],
): boolean {
  return harmless.includes(value) || (Array.isArray(value) && value.length === 0);
}

/**
 * Whether an unknown field is a number or a switch beside the one of a field: `annualFee` shares
 * all words but the last one with `annualReturn`.
 */
export function isAnother({ words, value }: UnknownField, { field, own }: NamedField): boolean {
  const isOfType =
    field.schema.type === 'boolean'
      ? value === true
      : isNumeric(field) && /^\W*\d/.test(String(value));
  return (
    isOfType &&
    own.length > 1 &&
    own.length === words.length &&
    startsWith(words, own.slice(0, -1)) &&
    !isContext(words)
  );
}

/** Returns names that are separated by spaces, in words. */
export function namesIn(names?: string): readonly Words[] {
  return names?.split(' ').map(wordsOf) ?? [];
}

/** Whether a name is one of some names, whatever its case and separators. */
function isOneOf(words: Words, names: readonly Words[]): boolean {
  return names.some((name) => name.join('') === words.join(''));
}

/**
 * Whether an optional field can be meant by the value. Lists and numbers are often those of an
 * earlier result.
 */
function isPlausible({ isOptional, schema: { type } }: AnyField, value: unknown): boolean {
  if (!isOptional || typeof value === 'string') return true;
  return type === 'boolean' ? [true, false, 0, 1].some((one) => one === value) : !isObject(value);
}

function isNumeric({ schema: { type } }: AnyField): boolean {
  return type === 'number' || type === 'integer';
}

function accepts({ decode, read }: AnyField, value: unknown): boolean {
  return read(decode ? decode(value) : value) !== undefined;
}

/**
 * Whether the value is a date that an optional field of dates leaves out, such as `examDate`, in
 * any common form.
 */
function holdsDate({ value, words }: UnknownField, { isOptional, schema }: AnyField): boolean {
  return (
    isOptional === true &&
    schema.format === 'date' &&
    typeof value === 'string' &&
    /^(?:\d{4}([-./])\d\d?\1\d\d?|\d\d?([-./])\d\d?\2\d{4})\b/.test(value.trim()) &&
    !isRecord(words)
  );
}

/** Whether some words are known, and the others say nothing. */
function isMadeOf(words: Words, known: Words): boolean {
  return (
    words.some((word) => isKnown(word, known)) &&
    words.every((word) => isIn(emptyWords, word) || isKnown(word, known))
  );
}

/** Whether the word is a known one, short for one or a form of one: `num`, `number`, `numbered`. */
function isKnown(word: string, known: Words): boolean {
  // `per` is not short for `period`.
  return known.some(
    (one) => isForm(word, one) || (word.length > 2 && word !== 'per' && one.startsWith(word)),
  );
}

/** Whether the word is another one, perhaps with an ending. */
function isForm(word: string, one: string): boolean {
  const more = word.length - one.length;
  return one === word || (one.length > 3 && word.startsWith(one) && more < 4);
}

/**
 * Returns the words of a name in lower case, without a plural s: `weights_inKG` is weight, in, kg.
 */
function wordsOf(name: string): Words {
  return name
    .replace(/\d+|[A-Z]?[^A-Z\d\s._-]+/g, ' $& ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase().replace(/(..)s$/, '$1'));
}

/** Whether a name ends with another one, perhaps before empty words. */
function hasEnd(words: Words, end: Words): boolean {
  const last = words.findLastIndex((word) => !isIn(emptyWords, word));
  return endsWith(words, end) || endsWith(words.slice(0, last + 1), end);
}

function startsWith(words: Words, start: Words): boolean {
  return start.every((word, index) => word === words[index]);
}

/** Whether a name ends with the words of another one. */
function endsWith(words: Words, end: Words): boolean {
  return words.length >= end.length && startsWith(words.slice(-end.length), end);
}

// Words of names as `wordsOf` returns them, separated by spaces: the plural of inch is inche.

/** Words that say nothing of which field a name means: units, relations, and what a switch does. */
const emptyWords =
  'unit cm mm m inch inche ft foot mile km kg lb ms second minute min hour hr day week month year yr ' +
  'percent percentage pct degree deg usd liter litre gallon base radix ' +
  'value val number num amount total count size length rate option mode bound limit result item ' +
  'line row list name string text type kind circumference measurement date time color default ' +
  'a the of per in on at as for by to from is use with without no not only all how many ' +
  'include exclude keep preserve skip ignore drop remove allow add convert';

/** First words of names that only carry context, such as `requestTime`. */
const contextStarts =
  'request response session client callback webhook event content mime order api http app device ' +
  'account retry cache debug reply';

/** Last words of such names, as in `userId`. */
const contextEnds =
  'id uuid guid label note comment currency locale language lang timestamp version author source ' +
  'user session trace meta metadata info ref reference tag country zone';

/** Words for when something was written rather than what it is about, as in `dateCreated`. */
const recordWords =
  'create created creation update updated modified modification changed edited sent submitted ' +
  'submission request generated';

/** Last words of such names unless a field is called so, as in `seedName`. */
const namingWords = 'type name code label date at by';

/** Whether a name says when something was written, or only carries context by its end. */
function isRecord(words: Words): boolean {
  return isIn(contextEnds, words.at(-1)) || words.some((word) => isIn(recordWords, word));
}

/** Whether a name is about something else than the value of a field. */
function isContext(words: Words, isName = false): boolean {
  const isNaming = isIn(namingWords, words.at(-1)) && !isName;
  return isNaming || isRecord(words) || isIn(contextStarts, words[0]);
}

/**
 * Whether a name that ends with a naming word may be that of a field. Choices have types and names,
 * and a string may be a name: `gradientType`, `modelName`.
 */
function isNameOf({ words, value }: UnknownField, { field, all }: NamedField): boolean {
  const last = words.at(-1) ?? '';
  const { type, enum: options } = field.schema;
  if (all.includes(last)) return true;
  if (options) return last === 'type' || last === 'name';
  return type === 'string' && last === 'name' && accepts(field, value);
}

/** Whether a list has the word. */
function isIn(list: string, word = ''): boolean {
  return ` ${list} `.includes(` ${word} `);
}
