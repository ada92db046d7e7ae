import { categories, type Tool } from 'toolworker';

/** Returns the tools of each category. Categories of this package come first. */
export function byCategory(
  tools: readonly Tool[],
): readonly (readonly [category: string, tools: readonly Tool[]])[] {
  const names = new Set<string>([...categories, ...tools.map(({ category }) => category)]);
  return [...names]
    .map((name) => [name, tools.filter(({ category }) => category === name)] as const)
    .filter(([, members]) => members.length > 0);
}
