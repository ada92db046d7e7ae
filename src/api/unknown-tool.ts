import { closestTool, type ToolNames } from './closest-tool.ts';

/** Returns what is wrong with a slug that none of the tools has. */
export function unknownTool(slug: string, tools: readonly ToolNames[]): string {
  const suggestion = closestTool(slug, tools);
  const hint = suggestion
    ? `did you mean ${suggestion}?`
    : `expected one of ${tools.map((tool) => tool.slug).join(', ')}`;
  return `tool: unknown name; ${hint}`;
}
