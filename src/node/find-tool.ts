import { type ToolDefinitions, toolDefinitions } from 'toolworker';
import { closest } from '../shared/closest.ts';
import { UsageError } from './usage.ts';

/** Returns the tool of that name, or throws a `UsageError` that names the closest. */
export function findTool(name: string): ToolDefinitions['mcp'] {
  const definitions = toolDefinitions();
  const found = definitions.find((definition) => definition.name === name);
  if (found) return found;
  const names = definitions.map((definition) => definition.name);
  const suggestion = closest(name, names);
  const hint = suggestion ? `, did you mean ${suggestion}?` : '.';
  throw new UsageError(`There is no tool ${name}${hint}`, 'toolworker list');
}
