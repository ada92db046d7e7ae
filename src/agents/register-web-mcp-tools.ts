import { messageToSender } from '../api/message-to-sender.ts';
import { type RunOptions, runTool } from '../api/run-tool.ts';
import { isToolError } from '../tool-error.ts';
import type { ToolAnnotations } from '../tool-info.ts';
import { type ToolDefinitions, toolDefinitions } from './tool-definitions.ts';

type Definition = Pick<ToolDefinitions['mcp'], 'name' | 'title' | 'description' | 'inputSchema'>;

interface Registration extends Definition {
  readonly annotations: Pick<ToolAnnotations, 'readOnlyHint'>;
  readonly execute: (input: object) => Promise<object>;
}

/** The part of `ModelContext` in the WebMCP draft that is used here. */
interface ModelContext {
  readonly registerTool: (
    tool: Registration,
    options: { readonly signal: AbortSignal },
  ) => Promise<void>;
}

/**
 * Offers the tools to the browser's agent (WebMCP, https://webmachinelearning.github.io/webmcp)
 * until the signal is aborted. Resolves to whether the browser supports agents. Calls are computed
 * in the page and return the API's envelope, so that the agent can correct an invalid request.
 *
 * @throws The browser's error if it refuses a tool, because a frame lacks the permission or another
 * tool has the same name. Then no tool is offered.
 *
 * @example
 * const leaving = new AbortController();
 * // true, or false without an agent
 * await registerWebMcpTools({ tools: [bmiCalculatorTool], signal: leaving.signal });
 */
export async function registerWebMcpTools(options: RunOptions): Promise<boolean> {
  // Callers in plain JavaScript may pass nothing.
  const { tools, signal } = { ...options };
  if (typeof document === 'undefined' || !hasModelContext(document)) return false;
  const failure = new AbortController();
  const offered = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  try {
    // One after the other, so that none is under way when the browser refuses one.
    for (const definition of toolDefinitions('mcp', { tools })) {
      await document.modelContext.registerTool(
        registration(definition, { tools, signal: offered }),
        { signal: offered },
      );
    }
  } catch (error) {
    failure.abort();
    throw error;
  }
  return true;
}

function registration(
  { name, title, description, inputSchema, annotations }: ToolDefinitions['mcp'],
  options: RunOptions,
): Registration {
  return {
    name,
    title,
    description,
    inputSchema,
    annotations: { readOnlyHint: annotations?.readOnlyHint ?? false },
    execute: (input) => runInEnvelope(name, input, options),
  };
}

function hasModelContext(page: Document): page is Document & { modelContext: ModelContext } {
  return 'modelContext' in page;
}

async function runInEnvelope(name: string, request: object, options: RunOptions): Promise<object> {
  try {
    return { ok: true, result: await runTool(name, request, options) };
  } catch (error) {
    if (isToolError(error)) return { ok: false, error: messageToSender(error) };
    throw error;
  }
}
