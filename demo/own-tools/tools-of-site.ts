import { tools as packageTools } from 'toolworker';
import type { ToolSlug as SlugOf } from 'toolworker/core';
import { roofPitchTool } from './roof-pitch.ts';

export { packageTools };

/** The site's own tools, which neither the package nor `toolworker serve` has. */
export const ownTools = [roofPitchTool] as const;

/** All tools, in the order in which the site lists them. */
export const tools = [...packageTools, ...ownTools] as const;

export type Tools = typeof tools;

export type ToolSlug = SlugOf<Tools>;
