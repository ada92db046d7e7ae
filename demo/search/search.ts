import { match, type Searchable, searchable, sum } from './match.ts';
import { fold, plain, termsOf } from './terms.ts';

export type { Searchable } from './match.ts';

/** A tool in the search and on the home page. */
export interface Entry {
  readonly slug: string;
  readonly name: string;
  /** The id of its category, which gives its color. */
  readonly category: string;
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

export function searchableTool(item: Entry): Searchable<Entry> {
  const { name, synonyms, description, family } = item;
  return searchable(item, [name, synonyms, `${description} ${family}`]);
}

export function searchablePassage(item: Passage): Searchable<Passage> {
  const { heading, page, text } = item;
  return searchable(item, [heading || page, page, text]);
}

/**
 * Returns the tools that match the query, best first: those with all its words or, if there are
 * none, those with most of them. Returns all tools for an empty query.
 */
export function search(tools: readonly Searchable<Entry>[], query: string): readonly Entry[] {
  if (plain(query) === '') return tools.map(({ item }) => item);
  const terms = termsOf(query);
  const phrase = terms.join(' ');
  const known = match(tools, terms).filter((weights) => weights.some(Boolean));
  const found = tools
    .map(({ item, texts: [title] }, place) => ({
      item,
      score:
        sum(known.map((weights) => weights[place] ?? 0)) +
        (title.startsWith(` ${phrase}`) ? titleBonus : 0),
      hasAll: known.every((weights) => weights[place]),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const complete = found.filter(({ hasAll }) => hasAll);
  const least = (found[0]?.score ?? 0) / 2;
  const shown = complete.length > 0 ? complete : found.filter(({ score }) => score >= least);
  return shown.map(({ item }) => item);
}

/** Returns the tools that are named most like the query, for one that matches none. */
export function closestTools(
  tools: readonly Searchable<Entry>[],
  query: string,
  count: number,
): readonly Entry[] {
  const asked = pairsIn(plain(query));
  const likeness = ({ texts: [title, synonyms] }: Searchable<Entry>) => {
    const words = `${title} ${synonyms}`.split(' ').map(pairsIn);
    const shares = words.map((pairs) => {
      const shared = pairs.filter((pair) => asked.includes(pair)).length;
      return shared / (pairs.length + asked.length);
    });
    return Math.max(...shares);
  };
  return tools
    .map((tool) => ({ tool, score: likeness(tool) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ tool }) => tool.item);
}

function pairsIn(word: string): readonly string[] {
  return Array.from(word, (_, place) => word.slice(place, place + 2)).filter(
    (pair) => pair.length === 2 && !pair.includes(' '),
  );
}

/** More than any word adds, so that a name that starts with the query wins. */
const titleBonus = 100;

/** Returns the best part of each guide that contains every word of the query, best first. */
export function searchGuides(
  passages: readonly Searchable<Passage>[],
  query: string,
): readonly Passage[] {
  const terms = match(passages, termsOf(query));
  const found = passages
    .map(({ item }, place) => ({ item, ranks: terms.map((weights) => weights[place] ?? 0) }))
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
