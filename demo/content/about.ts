import type { ToolInfo } from 'toolworker';
import type { About } from '../model/about-tool.ts';
import { type ToolSlug, tools } from '../model/tools.ts';

const files = import.meta.glob<About>('../tools/*/about.ts', { eager: true, import: 'about' });

/** Returns the fields of a tool's request and result that are amounts of money. */
export function moneyOf(slug: ToolSlug): readonly string[] {
  const tool: ToolInfo | undefined = tools.find((one) => one.slug === slug);
  return tool?.money ?? [];
}

/** Returns what the site says about a tool. */
export function aboutTool(slug: ToolSlug): About {
  const about = files[`../tools/${slug}/about.ts`];
  if (!about) throw new Error(`demo/tools/${slug}/about.ts is missing.`);
  return about;
}
