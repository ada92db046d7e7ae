import { tools as packageTools } from 'toolworker';
import type { ToolName as NameOf } from 'toolworker/core';
import { roofPitchTool } from './tools/roof-pitch/tool.ts';

/** The site's own tools, which neither the package nor `toolworker serve` has. */
export const ownTools = [roofPitchTool] as const;

/** Every tool of the site, in the order in which it lists them. */
export const tools = [...packageTools, ...ownTools] as const;

export type Tools = typeof tools;

export type ToolName = NameOf<Tools>;
