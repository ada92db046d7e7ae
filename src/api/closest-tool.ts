import { distance } from '../fields/slip.ts';
import type { ToolInfo } from '../tool-info.ts';

type Names = Pick<ToolInfo, 'slug' | 'operation'>;

/** The slug of the tool whose operation a name is, or else which it most likely begins or misspells. */
export function closestTool(name: string, tools: readonly Names[]): string | undefined {
  const wanted = name.toLowerCase();
  const far = ({ slug, operation }: Names) => {
    // No slips for operations: `calculate-tip` and `calculate-bmi` are a few letters apart.
    if (distance(wanted, operation) === 0) return 0;
    return wanted.length > 1 && slug.toLowerCase().startsWith(wanted) ? 1 : distance(wanted, slug);
  };
  return tools.filter((tool) => far(tool) < 4).sort((one, other) => far(one) - far(other))[0]?.slug;
}
