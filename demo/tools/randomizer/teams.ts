/** The items of a result, which has no separators within items. */
export function itemsOf(result: string, separator: 'newline' | 'comma'): readonly string[] {
  return result === '' ? [] : result.split(separator === 'comma' ? ',' : '\n');
}

/** Deals items in turn to a number of teams, whose sizes so differ by at most one. */
export function teamsOf(items: readonly string[], count: number): readonly (readonly string[])[] {
  const teams = Array.from({ length: Math.min(count, items.length) }, (): string[] => []);
  items.forEach((item, index) => {
    teams[index % teams.length]?.push(item);
  });
  return teams;
}
