import type { Tool } from '../tool.ts';
import { closestTool } from './closest-tool.ts';

/** Returns what is wrong with a slug that none of the tools has. */
export function unknownTool(slug: string, tools: ReadonlyMap<string, Tool>): string {
  const suggestion = closestTool(slug, [...tools.values()]);
  const hint = suggestion
    ? `did you mean ${suggestion}?`
    : `expected one of ${[...tools.keys()].join(', ')}`;
  return `tool: unknown name; ${hint}`;
}
