import type { AnyField } from './field.ts';
import { nameDistance } from './name-distance.ts';

/** A field of a request that the tool lacks. */
export interface UnknownField {
  readonly name: string;
  readonly value: unknown;
  readonly words: readonly string[];
}

export function unknownField(name: string, value: unknown): UnknownField {
  // Nobody calls a field by so many words.
  return { name, value, words: name.length > 40 ? [] : wordsOf(name) };
}

/** Returns a test of whether an unknown field means a field, by its name or its value. */
type Clue = (name: string, field: AnyField) => (unknown: UnknownField) => boolean;

/** The clues, the surest first. */
export const clues: readonly Clue[] = [
  isMisspelledOrSynonym,
  // `heightCm`
  byWords((words, meant) => startsWith(words, meant) && words.slice(meant.length).every(isEmpty)),
  // `outputEncoding`
  byWords((words, meant) => [words, withoutEmptyEnd(words)].some((some) => endsWith(some, meant))),
  // `fallAsleepTime`
  sharesAllButLastWord,
  isOption,
];

/** Whether a name differs from another one only in case, separators or a plural s. */
export function isSameName(name: string, other: string): boolean {
  return nameDistance(name, other) === 0;
}

function isMisspelledOrSynonym(name: string, { synonyms = [], recognize }: AnyField) {
  const { length } = wordsOf(name);
  return (unknown: UnknownField) =>
    // `encodingId` is no misspelling.
    (nameDistance(unknown.name, name) < 4 &&
      !(unknown.words.length > length && isContext(unknown.words))) ||
    // Synonyms must match exactly: `dow` and `dom` differ by one letter.
    synonyms.some((synonym) => isSameName(unknown.name, synonym)) ||
    recognize?.(unknown.value) !== undefined;
}

/** Whether the value is an option of the field, as in `style: 'radial'`. */
function isOption(_: string, { schema }: AnyField) {
  return ({ value, words }: UnknownField) =>
    schema.enum?.some((option) => option === value) === true && !isContext(words);
}

function byWords(isMeant: (words: readonly string[], meant: readonly string[]) => boolean): Clue {
  return (name, { synonyms = [], isOptional }) => {
    // A synonym of one word is too general: not every `orderNumber` is a number of dice. Without a
    // required field, the request is invalid anyway.
    const names = [name, ...synonyms]
      .map(wordsOf)
      .filter(({ length }, index) => index === 0 || !isOptional || length > 1);
    return ({ words }) =>
      words.length > 1 && !isContext(words) && names.some((meant) => isMeant(words, meant));
  };
}

function sharesAllButLastWord(name: string) {
  const shared = wordsOf(name).slice(0, -1);
  return ({ words }: UnknownField) =>
    shared.length > 0 &&
    words.length === shared.length + 1 &&
    !isContext(words) &&
    startsWith(words, shared);
}

/** Returns the words of a name in lower case, without a plural s: `weights_inKG` is weight, in, kg. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s._-]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '');
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, index) => word === words[index]);
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return words.length >= end.length && startsWith(words.slice(-end.length), end);
}

function withoutEmptyEnd(words: readonly string[]): readonly string[] {
  return words.slice(0, words.findLastIndex((word) => !isEmpty(word)) + 1);
}

/** Units, and words that add nothing to the name of a field. */
const emptyWords = wordSet(
  'cm mm m meter metre centimeter centimetre inch inches in ft foot feet mile mi km kilometer kilometre ' +
    'kg g kilo gram kilogram lb lbs pound liter litre l gallon gal ml ' +
    'second minute min hour hr day week month year yr annum ' +
    'percent percentage pct degree deg radian rad usd eur gbp dollar euro ' +
    'value number num figure amount total count size length level rate input output field param ' +
    'parameter setting option mode flag only item list array name string str text content type kind ' +
    'system measurement measure circumference girth date time hex rgb color colour per of the a default',
);

function isEmpty(word: string): boolean {
  return emptyWords.has(word);
}

/** First words of names that only carry context, such as `requestTime`. */
const contextStarts = wordSet(
  'request response session trace span correlation client callback webhook event content mime ' +
    'created updated modified submitted api http app device account retry cache debug reply',
);

/** Last words of such names, as in `userId`. */
const contextEnds = wordSet(
  'id uuid guid label note comment currency locale language lang timestamp version author source ' +
    'user session trace meta metadata info ref reference tag at by',
);

function isContext(words: readonly string[]): boolean {
  return contextStarts.has(words[0] ?? '') || contextEnds.has(words.at(-1) ?? '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}
