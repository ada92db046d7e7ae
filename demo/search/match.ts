import { pageLanguage } from '../language/page-language.ts';
import { queryWords } from './query-words.ts';
import { partsOf, plain, termsOf } from './terms.ts';

/** An item with its texts prepared for the search: once, not at each keystroke. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly texts: Texts;
}

/** The texts that are searched for a term. Each word has a space on either side. */
export type Texts = readonly [title: string, synonyms: string, description: string];

/** Prepares an item. Its title begins with the words that say most in it. */
export function searchable<Item>(item: Item, [title, ...others]: Texts): Searchable<Item> {
  const [synonyms, description] = others;
  const telling = [...termsOf(title), title].join(' ');
  return { item, texts: [spaced(telling), spaced(synonyms), spaced(description)] };
}

/**
 * Folds a text, with a space on either side of each word. Arabic words are there without their
 * article, too.
 */
function spaced(text: string): string {
  const { stem, hasArticles = false } = queryWords[pageLanguage()];
  const words = plain(text).split(' ');
  const forms = hasArticles ? words.flatMap((word) => [...new Set([word, stem(word)])]) : words;
  return ` ${forms.join(' ')} `;
}

/**
 * Returns, for each term, how much it speaks for each item: 0 if the item does not match it. A term
 * that few items match says more about what is wanted.
 */
export function match(
  items: readonly Searchable<unknown>[],
  terms: readonly string[],
): readonly (readonly number[])[] {
  const texts = items.map((item) => item.texts);
  return terms.map((term) => {
    const parts = partsOf(term);
    const ranks =
      parts.length > 1
        ? parts.map((part) => texts.map((each) => rankAnywhere(each, part)))
        : [ranksOfWord(texts, term)];
    const weights = texts.map((_, place) =>
      sum(ranks.map((ofPart) => (ofPart[place] ?? 0) * rarity(ofPart))),
    );
    // A tool that shares only few parts of a term does not match it.
    const least = parts.length > 1 ? Math.max(...weights) / 2 : 0;
    return weights.map((weight) => (weight < least ? 0 : weight));
  });
}

/** How well a term matches each item: 0 if it does not. */
type Ranks = readonly number[];

function rarity(ranks: Ranks): number {
  const matching = ranks.filter(Boolean).length;
  return matching === 0 ? 0 : Math.log(1 + ranks.length / matching);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The first way to read a word by which any item matches it counts. */
function ranksOfWord(texts: readonly Texts[], term: string): Ranks {
  const { stem } = queryWords[pageLanguage()];
  const words = () => new Set(texts.flat().join(' ').split(' '));
  const ranksOf = (spellings: readonly string[], rank: typeof rankOfWord) => {
    const different = [...new Set(spellings)];
    return texts.map((each) => Math.max(0, ...different.map((spelling) => rank(each, spelling))));
  };
  const isLong = term.length >= shortestMistyped;
  const ways = [
    () => ranksOf([term, stem(term)], rankOfWord),
    () => ranksOf([term, stem(term)], rankInside),
    () => ranksOf(isLong ? misspelt(term, words()) : [], rankOfWord),
    () => ranksOf(isLong ? inflected(term) : [], rankOfWord),
    () => ranksOf(isLong ? compounded(term, words()) : [], rankOfWord),
  ];
  for (const way of ways) {
    const ranks = way();
    if (ranks.some(Boolean)) return ranks;
  }
  return [];
}

/** The title counts more than synonyms, and a whole word more than the beginning of one. */
function rankOfWord([title, synonyms, description]: Texts, term: string): number {
  const [begun, whole] = [` ${term}`, ` ${term} `];
  const bonus = (text: string) => (text.includes(whole) ? 0.7 : 0);
  if (title.startsWith(begun)) return 4.5 + bonus(title);
  if (title.includes(begun)) return 3.6 + bonus(title);
  if (synonyms.includes(begun)) return 2.7 + bonus(synonyms) + earliness(synonyms, begun);
  return description.includes(begun) ? 2 + bonus(description) : 0;
}

/** Returns up to 0.5, more for the words that name a tool best, which come first. */
function earliness(text: string, term: string): number {
  return 0.5 * (1 - text.indexOf(term) / text.length);
}

function rankInside(texts: Texts, term: string): number {
  return texts.some((text) => text.includes(term)) ? 1 : 0;
}

/** Like `rankOfWord`, for texts in which words have no beginning. */
function rankAnywhere([title, synonyms, description]: Texts, part: string): number {
  if (title.includes(part)) return title.startsWith(` ${part}`) ? 5 : 4;
  const isWhole = synonyms.includes(` ${part} `);
  if (synonyms.includes(part)) return (isWhole ? 3.5 : 2.7) + earliness(synonyms, part);
  return description.includes(part) ? 2 : 0;
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

/** Returns a term without its ending, as in `emprunter` for *emprunt*. */
function inflected(term: string): readonly string[] {
  const stem = term.slice(0, -2);
  return stem.length >= shortestMistyped ? [stem] : [];
}

const shortestPart = 4;

/** Returns the longest words that end and that begin a compound. */
function compounded(term: string, words: ReadonlySet<string>): readonly string[] {
  if (!queryWords[pageLanguage()].hasCompounds) return [];
  const inside = [...words]
    .filter((word) => word.length >= shortestPart && term.includes(word))
    .sort((a, b) => b.length - a.length);
  const ends = [
    inside.find((word) => term.endsWith(word)),
    inside.find((word) => term.startsWith(word)),
  ];
  return ends.flatMap((word) => word ?? []);
}
