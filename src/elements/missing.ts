import { unknownTool } from '../api/closest-tool.ts';
import { exportedName } from '../shared/exported-name.ts';
import { type AvailableTools, namesOfTools, textsIn, withoutRegion } from './available-tools.ts';

/** The languages of the package besides English. */
export const translated: readonly string[] = ['ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

/** Returns what a page has not added of what a tag names, and how to add it. */
export function missingFrom(
  available: AvailableTools,
  slug: string | null,
  code: string,
): readonly string[] {
  return [...missingTool(available, slug), ...missingLanguage(available, withoutRegion(code))];
}

function missingTool(available: AvailableTools, slug: string | null): readonly string[] {
  const names = namesOfTools(available);
  // Why a tool could not be loaded has been said.
  if (slug === null || names.some((tool) => tool.slug === slug)) return [];
  const unknown = unknownTool(slug, names);
  if (available.sources || !/^[a-z]+(?:-[a-z]+)+$/.test(slug)) return [unknown];
  const end = unknown.endsWith('?') ? '' : '.';
  const added = importOf(exportedName(slug), `tools/${slug}`);
  return [`${unknown}${end} If it is a tool of the package, ${added}`];
}

function missingLanguage(available: AvailableTools, code: string): readonly string[] {
  if (available.sources || textsIn(available, code) || !translated.includes(code)) return [];
  return [`lang: no texts in ${code}; ${importOf(code, `elements/languages/${code}`)}`];
}

function importOf(name: string, path: string): string {
  return `import { ${name} } from "toolworker/${path}" and pass it to defineToolForm()`;
}
