import { tools as packageTools } from 'toolworker';
import type { ToolName as NameOf } from 'toolworker/core';
import { roofPitchTool } from './tools/roof-pitch/tool.ts';

/** The tools of the site itself, which neither the package nor its server has. */
export const ownTools = [roofPitchTool] as const;

/** Every tool that the site serves, in the order in which it lists them. */
export const tools = [...packageTools, ...ownTools] as const;

export type Tools = typeof tools;

export type ToolName = NameOf<Tools>;
