import { closest } from '../shared/closest.ts';
import { ToolError } from '../tool-error.ts';
import { registry } from '../tools/registry.ts';

/**
 * Runs a tool by its name as the API would: validates the request, applies the defaults, and
 * resolves to what the API answers as `result`. It is for calls whose name and arguments come from
 * elsewhere, such as a language model, and makes `createClient` compute in the page.
 *
 * Rejects with a `ToolError` for an unknown name and for a request that the tool refuses.
 *
 * @example
 * await runTool('percentage-of', { x: 7, y: 100 }); // { result: 7 }
 */
export async function runTool(name: string, request: unknown): Promise<object> {
  const tool = registry.find(({ slug }) => slug === name);
  if (tool) return tool.run(request);
  const names = registry.map(({ slug }) => slug);
  const suggestion = closest(name, names);
  const hint = suggestion ? `did you mean ${suggestion}?` : `expected one of ${names.join(', ')}`;
  throw new ToolError(`tool: unknown name; ${hint}`);
}
