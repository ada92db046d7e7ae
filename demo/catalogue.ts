/** A tool as the search and the home page show it. */
export interface Entry {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly description: string;
  readonly synonyms: string;
}

/** The tools that hold every word of the query, best first; all of them for an empty query. */
export function search(entries: readonly Entry[], query: string): readonly Entry[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, ranks: terms.map((term) => rank(entry, term)) }))
    .filter(({ ranks }) => !ranks.includes(0))
    .sort((a, b) => sum(b.ranks) - sum(a.ranks))
    .map(({ entry }) => entry);
}

/** How well a term fits: a word of the name before a synonym, a beginning before a middle. */
function rank({ name, synonyms, description, family }: Entry, term: string): number {
  if (fold(name).startsWith(term)) return 5;
  if (beginsWord(name, term)) return 4;
  if (beginsWord(synonyms, term)) return 3;
  if (beginsWord(`${description} ${family}`, term)) return 2;
  return fold(`${name} ${synonyms} ${description}`).includes(term) ? 1 : 0;
}

function beginsWord(text: string, term: string): boolean {
  return ` ${fold(text)}`.includes(` ${term}`);
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
