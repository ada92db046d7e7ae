import type { Tool } from 'toolworker';
import { byCategory } from './by-category.ts';

/** Returns the tools by category, one per line. */
export function listTools(tools: readonly Tool[]): string {
  const width = Math.max(...tools.map(({ slug }) => slug.length));
  return byCategory(tools)
    .map(([category, members]) => {
      const lines = members.map(
        ({ slug, description }) => `  ${slug.padEnd(width)}  ${description}`,
      );
      return [category, ...lines].join('\n');
    })
    .join('\n\n');
}

/** Returns the names and descriptions of the tools for other programs. */
export function listAsJson(tools: readonly Tool[]): string {
  const entries = tools.map(({ slug, operation, name, category, description }) => {
    return { slug, operation, name, category, description };
  });
  return JSON.stringify(entries, null, 2);
}
