import { t } from '../../src/elements/language.ts';
import { pageLanguage } from '../language/language.ts';
import { queryWords } from './query-words.ts';

/** A tool in the search and on the home page. */
export interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly description: string;
  readonly synonyms: string;
}

/** A part of a guide in the search. */
export interface Passage {
  readonly url: string;
  /** The title of the guide. */
  readonly page: string;
  /** Empty if the part is before the first heading of the guide. */
  readonly heading: string;
  readonly text: string;
}

/** An item with its texts prepared for the search: once, not at each keystroke. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly texts: Texts;
}

/**
 * The texts that are searched for a term: the name, the synonyms, and the rest. Each word has a space on either side.
 */
type Texts = readonly [name: string, synonyms: string, description: string];

export function searchableTool(item: Entry): Searchable<Entry> {
  const { name, synonyms, description, family } = item;
  return { item, texts: [spaced(name), spaced(synonyms), spaced(`${description} ${family}`)] };
}

export function searchablePassage(item: Passage): Searchable<Passage> {
  const { heading, page, text } = item;
  return { item, texts: [spaced(heading || page), spaced(page), spaced(text)] };
}

/**
 * Returns the tools that match the query, best first: those with all its words or, if there are none, those with most
 * of them. Returns all tools for an empty query.
 */
export function search(tools: readonly Searchable<Entry>[], query: string): readonly Entry[] {
  const phrase = plain(query);
  if (phrase === '') return tools.map(({ item }) => item);
  const terms = match(tools, termsOf(phrase));
  const known = terms.filter((ranks) => ranks.some(Boolean));
  const found = tools
    .map(({ item, texts: [name] }, place) => ({
      item,
      score:
        sum(known.map((ranks) => (ranks[place] ?? 0) * rarity(ranks))) +
        (name.startsWith(` ${phrase}`) ? nameBonus : 0),
      hasAll: known.every((ranks) => ranks[place]),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const complete = found.filter(({ hasAll }) => hasAll);
  const least = (found[0]?.score ?? 0) / 2;
  const shown = complete.length > 0 ? complete : found.filter(({ score }) => score >= least);
  return shown.map(({ item }) => item);
}

/** More than any word adds, so that a name that starts with the query wins. */
const nameBonus = 100;

/** Returns the weight of a word: one that few tools contain says more about what is wanted. */
function rarity(ranks: readonly number[]): number {
  return Math.log(1 + ranks.length / ranks.filter(Boolean).length);
}

/** Returns the best part of each guide that contains every word of the query, best first. */
export function searchGuides(
  passages: readonly Searchable<Passage>[],
  query: string,
): readonly Passage[] {
  const terms = match(passages, termsOf(query));
  const found = passages
    .map(({ item }, place) => ({ item, ranks: terms.map((ranks) => ranks[place] ?? 0) }))
    .filter(({ ranks }) => !ranks.includes(0))
    .sort((a, b) => sum(b.ranks) - sum(a.ranks))
    .map(({ item }) => item);
  return found.filter(({ page }, place) => found.findIndex((one) => one.page === page) === place);
}

const excerptLength = 110;

/** Returns an excerpt of a passage, around the first word that is in the query. */
export function excerpt({ text }: Passage, query: string): string {
  const folded = fold(text);
  const places = termsOf(query).map((term) => folded.indexOf(term));
  const [first = 0] = places.filter((place) => place >= 0).sort((a, b) => a - b);
  const start = first < excerptLength ? 0 : text.lastIndexOf(' ', first - 30) + 1;
  const end = text.lastIndexOf(' ', start + excerptLength);
  const rest =
    text.length > start + excerptLength ? `${text.slice(start, end)} …` : text.slice(start);
  return start > 0 ? `… ${rest}` : rest;
}

/** Returns, for each term, how well it matches each item: 0 if it does not. */
function match(
  items: readonly Searchable<unknown>[],
  terms: readonly string[],
): readonly (readonly number[])[] {
  const texts = items.map((item) => item.texts);
  const { stem } = queryWords[pageLanguage()];
  const ranksOf = (spellings: readonly string[]) => {
    const different = [...new Set(spellings)];
    return texts.map((each) => Math.max(0, ...different.map((spelling) => rank(each, spelling))));
  };
  return terms.map((term) => {
    const ranks = ranksOf([term, stem(term)]);
    return term.length < shortestMistyped || ranks.some(Boolean)
      ? ranks
      : ranksOf(misspelt(term, new Set(texts.flat().join(' ').split(' '))));
  });
}

/** Returns the words of a query that say what is wanted, or all words if there are no others. */
function termsOf(query: string): readonly string[] {
  const words = wordsOf(plain(query));
  const { stopWords } = queryWords[pageLanguage()];
  const stops = new Set(fold(stopWords).split(' '));
  const telling = words.filter((word) => !stops.has(word) && !/^(?:\d+|[a-z])$/.test(word));
  return telling.length > 0 ? telling : words;
}

function wordsOf(text: string): readonly string[] {
  const language = pageLanguage();
  if (language !== 'ja' && language !== 'zh') return text.split(' ').filter(Boolean);
  // These languages have no spaces between words.
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const shortestMistyped = 5;

/** Returns the words that differ from a term by one letter, or by two swapped letters. */
function misspelt(term: string, words: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => word[0] === term[0] && isOneSlipFrom(word, term));
}

function isOneSlipFrom(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === typed[same]) same++;
  const [rest, typedRest] = [word.slice(same), typed.slice(same)];
  const swapped = `${typedRest[1]}${typedRest[0]}${typedRest.slice(2)}`;
  return (
    rest.slice(1) === typedRest.slice(1) ||
    rest.slice(1) === typedRest ||
    rest === typedRest.slice(1) ||
    rest === swapped
  );
}

/**
 * Returns how well a term matches: the name counts more than synonyms, and the start of a word more than its middle.
 */
function rank([name, synonyms, description]: Texts, term: string) {
  const texts = [description, synonyms, name];
  // Most items do not contain the term.
  if (!texts.some((text) => text.includes(term))) return 0;
  if (name.startsWith(` ${term}`)) return 5;
  const begun = texts.findLastIndex((text) => text.includes(` ${term}`));
  if (begun < 0) return 1;
  return begun + (texts[begun]?.includes(` ${term} `) ? 2.5 : 2);
}

/** Folds a text, with single spaces between words. A percent sign becomes the word in the page's language. */
function plain(text: string): string {
  return fold(text.replaceAll(/[%％٪]/g, ` ${t('percent')} `))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function spaced(text: string): string {
  return ` ${plain(text)} `;
}

/** Removes case, accents and full-width forms, and unifies Arabic letters that are often interchanged. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})ß/gu, 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
