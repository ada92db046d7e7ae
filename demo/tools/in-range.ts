import { ToolError } from 'toolworker';

/** Returns what a tool computes; `undefined` if it refuses, as for a result beyond the range of a number. */
export function inRange<Figure>(compute: () => Figure): Figure | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
