import { splitAtCommas } from '../../../src/form/typed-lists.ts';

/** Splits a result into its items. */
export function itemsOf(result: string, separator: 'newline' | 'comma'): readonly string[] {
  if (result === '') return [];
  return separator === 'comma' ? splitAtCommas(result) : result.split('\n');
}

/** Deals items in turn to a number of teams, so that their sizes differ by at most one. */
export function teamsOf(items: readonly string[], count: number): readonly (readonly string[])[] {
  const teams = Array.from({ length: Math.min(count, items.length) }, (): string[] => []);
  items.forEach((item, index) => {
    teams[index % teams.length]?.push(item);
  });
  return teams;
}
