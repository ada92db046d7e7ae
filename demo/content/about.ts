import type { ToolInfo } from 'toolworker';
import type { About } from '../model/about-tool.ts';
import { type ToolSlug, tools } from '../model/tools.ts';

const files = import.meta.glob<About>('../tools/*/about.ts', { eager: true, import: 'about' });

/** Returns the definition of a tool. */
export function infoOf(slug: ToolSlug): ToolInfo {
  const tool = tools.find((one) => one.slug === slug);
  if (!tool) throw new Error(`There is no tool ${slug}.`);
  return tool;
}

/** Returns what the site says about a tool. */
export function aboutTool(slug: ToolSlug): About {
  const about = files[`../tools/${slug}/about.ts`];
  if (!about) throw new Error(`demo/tools/${slug}/about.ts is missing.`);
  return about;
}
