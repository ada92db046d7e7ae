import type { RunContext, ToolList } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { toolsBySlug } from './tools-by-slug.ts';
import { unknownTool } from './unknown-tool.ts';

/** The tools to choose from, and a signal that aborts the call. */
export type RunOptions = ToolList & Partial<RunContext>;

/**
 * Runs the tool with this slug and resolves to its result. Use it for calls whose slug and request
 * come from elsewhere, such as a language model, or as the transport of `createClient()` to compute
 * in the page.
 *
 * It validates the request and applies the defaults, as the API does.
 *
 * @param slug - The tool, such as `percentage-of`.
 * @param request - Its fields.
 * @param options - The tools to choose from, and a signal that aborts the call.
 * @throws `ToolError` if the slug is unknown or the request is invalid.
 *
 * @example
 * await runTool('percentage-of', { x: 7, y: 100 }, { tools: [percentageOfTool] }); // { result: 7 }
 */
export async function runTool(
  slug: string,
  request: unknown,
  options: RunOptions,
): Promise<object> {
  // Callers in plain JavaScript may pass nothing.
  const { tools, signal } = { ...options };
  const tool = tools?.find((one) => one?.slug === slug);
  if (tool) return tool.run(request, signal && { signal });
  throw new ToolError(unknownTool(`${slug}`, [...toolsBySlug(tools).values()]));
}
