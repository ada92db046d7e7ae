import { nameDistance } from '../fields/name-distance.ts';
import type { ToolInfo } from '../tool-info.ts';

/** The names by which people ask for a tool. */
export type ToolNames = Pick<ToolInfo, 'slug' | 'operation'>;

/**
 * Returns the slug that a name most likely means: of its operation, or a shortened or misspelled
 * slug.
 */
export function closestTool(name: string, tools: readonly ToolNames[]): string | undefined {
  const wanted = name.toLowerCase();
  const distanceTo = ({ slug, operation }: ToolNames) => {
    // Operations must match exactly: `calculate-tip` and `calculate-bmi` differ by a few letters.
    if (nameDistance(wanted, operation) === 0) return 0;
    return wanted.length > 1 && slug.toLowerCase().startsWith(wanted)
      ? 1
      : nameDistance(wanted, slug);
  };
  return tools
    .filter((tool) => distanceTo(tool) < 4)
    .sort((one, other) => distanceTo(one) - distanceTo(other))[0]?.slug;
}

/** Returns what is wrong with a slug that none of the tools has. */
export function unknownTool(slug: string, tools: readonly ToolNames[]): string {
  const suggestion = closestTool(slug, tools);
  const hint = suggestion
    ? `did you mean ${suggestion}?`
    : `expected one of ${tools.map((tool) => tool.slug).join(', ')}`;
  return `tool: unknown name; ${hint}`;
}
