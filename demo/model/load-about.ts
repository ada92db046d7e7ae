import type { Tool } from 'toolworker/core';
import { headlineOf } from '../../src/form/headline.ts';
import { type ToolSlug, tools } from '../own-tools/tools-of-site.ts';
import type { About } from './about.ts';

const files = import.meta.glob<About>('../tools/*/about.ts', { eager: true, import: 'about' });

/** Returns the definition of a tool. */
export function infoOf(slug: ToolSlug): Tool {
  const tool = tools.find((one) => one.slug === slug);
  if (!tool) throw new Error(`There is no tool ${slug}.`);
  return tool;
}

/** Returns the field of a tool's result that is shown first. */
export function headlineFieldOf(slug: ToolSlug): string {
  const headline = aboutTool(slug).headline ?? headlineOf(infoOf(slug));
  if (headline === undefined) throw new Error(`The result of ${slug} has no field of its own.`);
  return headline;
}

/** Returns what the site says about a tool. */
export function aboutTool(slug: ToolSlug): About {
  const about = files[`../tools/${slug}/about.ts`];
  if (!about)
    throw new Error(
      `demo/tools/${slug}/about.ts is missing. Write it like demo/tools/percentage-of/about.ts.`,
    );
  return about;
}
