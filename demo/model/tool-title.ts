import { t, withoutIsolates } from '../../src/form/language/language.ts';

/** What a search result shows of a title. */
export const longestTitle = 65;

/**
 * Returns the title of a tool's page, with the name of the site if it fits: search engines add it
 * by themselves.
 */
export function toolTitle(tool: string, topics: string): string {
  const title = withoutIsolates(t('{tool}: {topics}', { tool, topics }));
  const named = `${title} · Toolworker`;
  return named.length > longestTitle ? title : named;
}
