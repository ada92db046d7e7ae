/** A tool as the search and the home page show it. */
export interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly description: string;
  readonly synonyms: string;
}

/** A part of a guide as the search shows it. */
export interface Passage {
  readonly url: string;
  /** The title of the guide. */
  readonly page: string;
  /** Empty for what a guide says before its first heading. */
  readonly heading: string;
  readonly text: string;
}

/** The tools that hold every word of the query, best first; all of them for an empty query. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  return ranked(entries, query, ({ name, synonyms, description, family }) => [
    name,
    synonyms,
    `${description} ${family}`,
  ]);
}

/** The best part of each guide that holds every word of the query, best first. */
export function searchGuides(passages: readonly Passage[], query: string): readonly Passage[] {
  const found = ranked(passages, query, ({ page, heading, text }) => [heading || page, page, text]);
  return found.filter(({ page }, place) => found.findIndex((one) => one.page === page) === place);
}

const excerptLength = 110;

/** Some words of a passage, around the first one that the query has. */
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

/** The texts of an entry in which a term is looked for: its name, what else it is called, the rest. */
type Texts = readonly [name: string, synonyms: string, description: string];

function ranked<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => Texts,
): readonly Item[] {
  const terms = termsOf(query);
  return items
    .map((item) => ({ item, texts: textsOf(item).map(fold) }))
    .map(({ item, texts }) => ({ item, ranks: terms.map((term) => rank(texts, term)) }))
    .filter(({ ranks }) => !ranks.includes(0))
    .sort((a, b) => sum(b.ranks) - sum(a.ranks))
    .map(({ item }) => item);
}

function termsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** How well a term fits: a word of the name before a synonym, a beginning before a middle. */
function rank([name = '', synonyms = '', description = '']: readonly string[], term: string) {
  if (name.startsWith(term)) return 5;
  if (beginsWord(name, term)) return 4;
  if (beginsWord(synonyms, term)) return 3;
  if (beginsWord(description, term)) return 2;
  return [name, synonyms, description].some((text) => text.includes(term)) ? 1 : 0;
}

function beginsWord(text: string, term: string): boolean {
  return ` ${text}`.includes(` ${term}`);
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
