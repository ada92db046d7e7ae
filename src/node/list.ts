import { categories, type Tool } from 'toolworker';

/** Returns the tools by category, one per line. Categories of this package come first. */
export function listTools(tools: readonly Tool[]): string {
  const width = Math.max(...tools.map(({ slug }) => slug.length));
  const names = new Set<string>([...categories, ...tools.map(({ category }) => category)]);
  return [...names]
    .map((category) => ({ category, members: tools.filter((tool) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
    .map(({ category, members }) => {
      const lines = members.map(
        ({ slug, description }) => `  ${slug.padEnd(width)}  ${description}`,
      );
      return [category, ...lines].join('\n');
    })
    .join('\n\n');
}
