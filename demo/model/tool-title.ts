import { t } from '../../src/form/language/language.ts';

/** What a search result shows of a title. */
export const longestTitle = 65;

/**
 * Returns the title of a tool's page, with the name of the site if it fits: search engines add it
 * by themselves. It is not marked up, so that marks of direction would be read as text.
 */
export function toolTitle(tool: string, topics: string): string {
  const title = t('{tool}: {topics}', { tool, topics }).replaceAll(/[\u2066-\u2069]/g, '');
  const named = `${title} · Toolworker`;
  return named.length > longestTitle ? title : named;
}
