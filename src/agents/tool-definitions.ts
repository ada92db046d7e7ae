import { toolsBySlug } from '../api/tools-by-slug.ts';
import type { ObjectSchema } from '../json-schema.ts';
import type { Tool, ToolList } from '../tool.ts';

interface Named {
  readonly name: string;
  readonly description: string;
}

/** A tool as each protocol spells it. */
export interface ToolDefinitions {
  readonly mcp: Named & {
    readonly title: string;
    readonly inputSchema: ObjectSchema;
    readonly outputSchema: ObjectSchema;
    readonly annotations: { readonly readOnlyHint: true; readonly openWorldHint: false };
  };
  readonly 'chat-completions': {
    readonly type: 'function';
    readonly function: Named & { readonly parameters: ObjectSchema };
  };
  readonly responses: Named & {
    readonly type: 'function';
    readonly parameters: ObjectSchema;
    readonly strict: false;
  };
  readonly anthropic: Named & { readonly input_schema: ObjectSchema };
  readonly gemini: Named & { readonly parametersJsonSchema: ObjectSchema };
}

type Spellings = {
  readonly [Protocol in keyof ToolDefinitions]: (
    named: Named,
    tool: Tool,
  ) => ToolDefinitions[Protocol];
};

const spellings: Spellings = {
  mcp: (named, { name, parameters, response }) => ({
    ...named,
    title: name,
    inputSchema: parameters(),
    outputSchema: response(),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }),
  'chat-completions': (named, { parameters }) => ({
    type: 'function',
    function: { ...named, parameters: parameters() },
  }),
  responses: (named, { parameters }) => ({
    type: 'function',
    ...named,
    parameters: parameters(),
    strict: false,
  }),
  anthropic: (named, { parameters }) => ({ ...named, input_schema: parameters() }),
  gemini: (named, { parameters }) => ({ ...named, parametersJsonSchema: parameters() }),
};

/**
 * The tools as definitions that a language model can call by name; `runTool` executes a call.
 *
 * - `mcp`: `tools/list` of the Model Context Protocol
 * - `chat-completions`: OpenAI's Chat Completions, which Mistral, DeepSeek, Qwen, xAI and local
 *   servers speak, too
 * - `responses`: OpenAI's Responses
 * - `anthropic`: Anthropic's Messages
 * - `gemini`: `functionDeclarations` of Google's Gemini
 *
 * @example
 * toolDefinitions('anthropic', { tools: [bmiCalculatorTool] })[0];
 * // { name: 'bmi-calculator', description: 'Computes the body mass index …',
 * //   input_schema: { type: 'object', properties: { … }, required: ['unit', 'height', 'weight'] } }
 */
export function toolDefinitions<Protocol extends keyof ToolDefinitions>(
  protocol: Protocol,
  { tools }: ToolList,
): readonly ToolDefinitions[Protocol][] {
  return [...toolsBySlug(tools).values()].map((tool) =>
    spellings[protocol]({ name: tool.slug, description: tool.description }, tool),
  );
}
