import { ToolError } from 'toolworker';

/**
 * Returns the result of a tool, or `undefined` if it throws a `ToolError`, as for a result out of
 * range.
 */
export function inRange<Figure>(compute: () => Figure): Figure | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
