import type { RunContext, ToolList } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { closestTool } from './closest-tool.ts';
import { toolsBySlug } from './tools-by-slug.ts';

export type RunOptions = ToolList & Partial<RunContext>;

/**
 * Runs one of the tools by its name as the API would: validates the request, applies the defaults, and
 * resolves to what the API answers as `result`. It is for calls whose name and arguments come from
 * elsewhere, such as a language model, and makes `createClient` compute in the page.
 *
 * Rejects with a `ToolError` for an unknown name and for a request that the tool refuses.
 *
 * @example
 * await runTool('percentage-of', { x: 7, y: 100 }, { tools: [percentageOfTool] }); // { result: 7 }
 */
export async function runTool(
  name: string,
  request: unknown,
  { tools, signal }: RunOptions,
): Promise<object> {
  const tool = tools.find((one) => one?.slug === name);
  if (tool) return tool.run(request, signal && { signal });
  const bySlug = toolsBySlug(tools);
  const suggestion = closestTool(`${name}`, [...bySlug.values()]);
  const hint = suggestion
    ? `did you mean ${suggestion}?`
    : `expected one of ${[...bySlug.keys()].join(', ')}`;
  throw new ToolError(`tool: unknown name; ${hint}`);
}
