import type { About } from '../model/about-tool.ts';
import type { ToolSlug } from '../model/tools.ts';

const files = import.meta.glob<About>('../tools/*/about.ts', { eager: true, import: 'about' });

/** Returns what the site says about a tool. */
export function aboutTool(slug: ToolSlug): About {
  const about = files[`../tools/${slug}/about.ts`];
  if (!about) throw new Error(`demo/tools/${slug}/about.ts is missing.`);
  return about;
}
