import { unknownTool } from '../api/closest-tool.ts';
import { exportedName } from '../shared/exported-name.ts';
import { namesOfTools, type Offer, textsIn, withoutRegion } from './offer.ts';

/** The languages of the package besides English. */
export const translated: readonly string[] = ['ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

/** Returns what a page has not added of what a tag names, and how to add it. */
export function missingFrom(offer: Offer, slug: string | null, code: string): readonly string[] {
  return [...missingTool(offer, slug), ...missingLanguage(offer, withoutRegion(code))];
}

function missingTool(offer: Offer, slug: string | null): readonly string[] {
  const names = namesOfTools(offer);
  // Why a tool could not be loaded has been said.
  if (slug === null || names.some((tool) => tool.slug === slug)) return [];
  const unknown = unknownTool(slug, names);
  if (offer.sources || !/^[a-z]+(?:-[a-z]+)+$/.test(slug)) return [unknown];
  const end = unknown.endsWith('?') ? '' : '.';
  const added = importOf(exportedName(slug), `tools/${slug}`);
  return [`${unknown}${end} If it is a tool of the package, ${added}`];
}

function missingLanguage(offer: Offer, code: string): readonly string[] {
  if (offer.sources || textsIn(offer, code) || !translated.includes(code)) return [];
  return [`lang: no texts in ${code}; ${importOf(code, `elements/languages/${code}`)}`];
}

function importOf(name: string, path: string): string {
  return `import { ${name} } from "toolworker/${path}" and pass it to defineToolForm()`;
}
