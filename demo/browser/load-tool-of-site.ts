import type { Tool } from 'toolworker';
import type { ToolSlug } from '../own-tools/tools-of-site.ts';
import { loadTool } from './load-tool.ts';

/** Loads the definition of a tool alone, which may be one of the site's own. */
export async function loadToolOfSite(slug: ToolSlug): Promise<Tool> {
  if (slug === 'roof-pitch') return (await import('../own-tools/roof-pitch.ts')).roofPitchTool;
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`The package has no ${slug}.`);
  return tool;
}
