import { type RunOptions, runTool } from '../api/run-tool.ts';
import { isToolError } from '../tool-error.ts';
import type { ToolAnnotations } from '../tool-info.ts';
import { type ToolDefinitions, toolDefinitions } from './tool-definitions.ts';

/** The part of `ModelContext` in the WebMCP draft that is used here. */
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
 * Offers the tools to the browser's agent (WebMCP, https://webmachinelearning.github.io/webmcp) until the
 * signal is aborted. Resolves to whether the browser supports agents. Calls are computed in the page and
 * return the API's envelope, so that the agent can correct an invalid request.
 *
 * Rejects with the browser's error if it refuses a tool, because a frame lacks the permission or another
 * tool has the same name. Then no tool is offered.
 *
 * @example
 * const leaving = new AbortController();
 * await offerTools({ tools: [bmiCalculatorTool], signal: leaving.signal }); // true, or false without an agent
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
