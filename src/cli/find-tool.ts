import type { Tool } from 'toolworker';
import { closestTool } from '../api/closest-tool.ts';
import { UsageError } from './usage.ts';

/** Returns the tool of this name. Throws a `UsageError` that suggests the closest name. */
export function findTool(name: string, tools: readonly Tool[]): Tool {
  const found = tools.find(({ slug }) => slug === name);
  if (found) return found;
  const suggestion = closestTool(name, tools);
  const hint = suggestion ? `, did you mean ${suggestion}?` : '.';
  throw new UsageError(`There is no tool ${name}${hint}`, 'toolworker list');
}
