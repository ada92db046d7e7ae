import { t } from '../../src/form/language/language.ts';
import { pageLanguage } from '../language/page-language.ts';
import { genericEverywhere, queryWords } from './query-words.ts';

/** Returns the terms of a query that say what is wanted, or all if there are no others. */
export function termsOf(query: string): readonly string[] {
  const { stopWords, genericWords, hasSpaces = true } = queryWords[pageLanguage()];
  const read = hasSpaces ? wordsWithout : runsWithout;
  const text = plain(query);
  const stops = listed(stopWords);
  const choices = [[...stops, ...listed(genericWords), ...listed(genericEverywhere)], stops, []];
  return choices.map((unwanted) => read(text, unwanted)).find((terms) => terms.length > 0) ?? [];
}

function listed(words: string): readonly string[] {
  return fold(words).split(' ');
}

/** Matches what says little by itself: a number, or a letter such as the *d* of *15 d*. */
const untelling = /^(?:\d+|[a-z])$/;

function wordsWithout(text: string, unwanted: readonly string[]): readonly string[] {
  const words = text.split(' ').filter(Boolean);
  if (unwanted.length === 0) return words;
  const out = new Set(unwanted);
  return words.filter((word) => !out.has(word) && !untelling.test(word));
}

/**
 * Returns runs of ideographs with hiragana, of katakana, and of other letters, without the unwanted
 * words in them.
 */
function runsWithout(text: string, unwanted: readonly string[]): readonly string[] {
  const longestFirst = unwanted.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst
    .filter((word) => !/\w/.test(word))
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  const runs = rest.match(
    /[\p{sc=Kana}ー]+|[\p{sc=Han}\p{sc=Hira}]+|[^\p{sc=Kana}ー\p{sc=Han}\p{sc=Hira} ]+/gu,
  );
  return wordsWithout((runs ?? []).join(' '), unwanted);
}

/**
 * Returns the parts of a term to look for. A word is one part. In a run of ideographs, it is
 * unclear where words begin, so its parts are all pairs of neighbors, but not those of grammar,
 * which are in hiragana.
 */
export function partsOf(term: string): readonly string[] {
  if (!/[\p{sc=Han}\p{sc=Hira}]/u.test(term)) return [term];
  const letters = [...term];
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  const telling = pairs.filter((pair) => !isHiragana.test(pair));
  return [term, ...(isHiragana.test(term) ? pairs : telling)];
}

const isHiragana = /^\p{sc=Hira}+$/u;

/**
 * Folds a text, with single spaces between words. A percent sign becomes the word in the page's
 * language.
 */
export function plain(text: string): string {
  return fold(text.replaceAll(/[%％٪]/g, ` ${t('percent')} `))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Removes case, accents and full-width forms, and unifies Arabic letters that are often
 * interchanged.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})ß/gu, 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}
