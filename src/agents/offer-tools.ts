import { type RunOptions, runTool } from '../api/run-tool.ts';
import { isToolError } from '../tool-error.ts';
import type { ToolAnnotations } from '../tool-info.ts';
import { type ToolDefinitions, toolDefinitions } from './tool-definitions.ts';

/** The part of the draft's `ModelContext` that is used here. */
interface ModelContext {
  readonly registerTool: (
    tool: Pick<ToolDefinitions['mcp'], 'name' | 'title' | 'description' | 'inputSchema'> & {
      readonly annotations: Pick<ToolAnnotations, 'readOnlyHint'>;
      readonly execute: (input: object) => Promise<object>;
    },
    options: { readonly signal: AbortSignal },
  ) => Promise<void>;
}

/**
 * Offers the tools to the agent of the browser (WebMCP, https://webmachinelearning.github.io/webmcp)
 * until the signal is aborted, and resolves to whether it has one. A call is computed in the page;
 * it resolves to the API's envelope, so that an agent reads what to change in a refused request.
 *
 * Rejects with the browser's error, and offers no tool, where it refuses one of them: in a frame
 * without permission, or where a tool of the same name is there already.
 *
 * @example
 * const leaving = new AbortController();
 * await offerTools({ tools: [bmiCalculatorTool], signal: leaving.signal }); // true, or false where there is no agent
 */
export async function offerTools({ tools, signal }: RunOptions): Promise<boolean> {
  if (typeof document === 'undefined' || !hasModelContext(document)) return false;
  const { modelContext } = document;
  const failure = new AbortController();
  const options = {
    signal: signal ? AbortSignal.any([signal, failure.signal]) : failure.signal,
  };
  const offers = toolDefinitions('mcp', { tools }).map(
    ({ name, title, description, inputSchema, annotations: { readOnlyHint = false } = {} }) =>
      modelContext.registerTool(
        {
          name,
          title,
          description,
          inputSchema,
          annotations: { readOnlyHint },
          execute: (input) => answer(name, input, { tools, signal: options.signal }),
        },
        options,
      ),
  );
  try {
    await Promise.all(offers);
  } catch (error) {
    failure.abort();
    throw error;
  }
  return true;
}

function hasModelContext(page: Document): page is Document & { modelContext: ModelContext } {
  return 'modelContext' in page;
}

async function answer(name: string, request: object, options: RunOptions): Promise<object> {
  try {
    return { ok: true, result: await runTool(name, request, options) };
  } catch (error) {
    if (isToolError(error)) return { ok: false, error: error.message };
    throw error;
  }
}
