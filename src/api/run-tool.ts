import type { RunContext, Tool, ToolList, ToolWith } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import { unknownTool } from './closest-tool.ts';
import { toolsBySlug } from './tools-by-slug.ts';

/** The tools to choose from, and a signal that aborts the call. */
export type RunOptions<Tools extends readonly Tool[] = readonly Tool[]> = ToolList &
  Partial<RunContext> & { readonly tools: Tools };

/** What a call takes and returns: any request, if the compiler does not know the slug. */
type Call<Slug extends string, Tools extends readonly Tool[]> = string extends
  | Slug
  | Tools[number]['slug']
  ? { readonly slug: string; readonly request: unknown; readonly result: object }
  : {
      readonly slug: Tools[number]['slug'];
      readonly request: ToolWith<Slug, Tools>['example'];
      readonly result: Awaited<ReturnType<ToolWith<Slug, Tools>['run']>>;
    };

/**
 * Runs the tool with this slug and resolves to its result. Use it for calls whose slug and request
 * come from elsewhere, such as a language model, or as the transport of `createClient()` to compute
 * in the page. Request and result have the types of the tool, unless the slug is any `string`.
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
export async function runTool<Slug extends string, const Tools extends readonly Tool[]>(
  slug: Slug & Call<Slug, Tools>['slug'],
  request: Call<Slug, Tools>['request'],
  options: RunOptions<Tools>,
): Promise<Call<Slug, Tools>['result']> {
  // Callers in plain JavaScript may pass nothing.
  const { tools, signal } = { ...options };
  const tool = tools?.find((one) => one?.slug === slug);
  if (!tool) throw new ToolError(unknownTool(`${slug}`, [...toolsBySlug(tools).values()]));
  const result: object = await tool.run(request, signal && { signal });
  // The types of a tool are those of its `run`.
  return result as Call<Slug, Tools>['result'];
}
