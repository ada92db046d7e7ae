import { categories, tools } from 'toolworker';

/** Returns the tools by category, a line each. */
export function listTools(): string {
  const width = Math.max(...tools.map(({ slug }) => slug.length));
  const sections = categories.map((category) => {
    const lines = tools
      .filter((tool) => tool.category === category)
      .map(({ slug, description }) => `  ${slug.padEnd(width)}  ${description}`);
    return [category, ...lines].join('\n');
  });
  return sections.join('\n\n');
}
