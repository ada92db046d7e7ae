import { shorten } from '../api/shorten.ts';
import { toolsBySlug } from '../api/tools-by-slug.ts';
import { mapSchemas } from '../schema/map-schemas.ts';
import type { Tool, ToolList } from '../tool.ts';
import type { ToolAnnotations } from '../tool-info.ts';
import { type AgentSchema, agentSchema } from './agent-schema.ts';
import {
  anthropicStrictMode,
  openAiStrictMode,
  type StrictMode,
  strictSchema,
} from './strict-schema.ts';

/** An alias, so that the declarations of an app can spell it out. */
type Named = { readonly name: string; readonly description: string };

/** The definition of a tool in each protocol. */
export interface ToolDefinitions {
  readonly mcp: Named & {
    readonly title: string;
    readonly inputSchema: AgentSchema;
    readonly outputSchema: AgentSchema;
    readonly annotations?: ToolAnnotations;
  };
  readonly 'chat-completions': {
    readonly type: 'function';
    readonly function: Named & { readonly parameters: AgentSchema; readonly strict?: true };
  };
  readonly responses: Named & {
    readonly type: 'function';
    readonly parameters: AgentSchema;
    readonly strict: boolean;
  };
  readonly anthropic: Named & { readonly input_schema: AgentSchema; readonly strict?: true };
  readonly gemini: Named & { readonly parametersJsonSchema: AgentSchema };
}

/** Options of `toolDefinitions()`. */
export interface DefinitionOptions {
  /**
   * Whether the provider makes the model follow the schema strictly, which `chat-completions`,
   * `responses` and `anthropic` support.
   *
   * Constraints that strict mode does not support are omitted from the schema; the tool still
   * checks them. A tool of yours whose schema needs unsupported keywords, such as `oneOf`, is
   * defined without strict mode. OpenAI then sends `null` for omitted optional fields, which
   * schemas of your own tools must accept. Anthropic accepts at most 20 strict tools and 24
   * optional fields in a request, so select the tools.
   */
  readonly strict?: boolean;
}

type Converters = {
  readonly [Protocol in keyof ToolDefinitions]: (
    named: Named,
    tool: Tool,
    options: DefinitionOptions,
  ) => ToolDefinitions[Protocol];
};

/** https://ai.google.dev/api/generate-content#generationconfig, `responseJsonSchema` */
const geminiKeywords = new Set([
  '$anchor',
  '$defs',
  '$id',
  '$ref',
  'additionalProperties',
  'anyOf',
  'description',
  'enum',
  'format',
  'items',
  'maximum',
  'maxItems',
  'minimum',
  'minItems',
  'oneOf',
  'prefixItems',
  'properties',
  'required',
  'title',
  'type',
]);

const converters: Converters = {
  mcp: (
    named,
    { name, requestJsonSchema: parameters, resultJsonSchema: response, annotations },
  ) => ({
    ...named,
    title: name,
    inputSchema: agentSchema(parameters()),
    outputSchema: agentSchema(response()),
    ...(annotations && { annotations }),
  }),
  'chat-completions': (named, tool, options) => {
    const { parameters, isStrict } = parametersOf(tool, openAiStrictMode, options);
    const strict = isStrict && ({ strict: true } as const);
    return { type: 'function', function: { ...named, parameters, ...strict } };
  },
  responses: (named, tool, options) => {
    const { parameters, isStrict } = parametersOf(tool, openAiStrictMode, options);
    return { type: 'function', ...named, parameters, strict: isStrict };
  },
  anthropic: (named, tool, options) => {
    const { parameters, isStrict } = parametersOf(tool, anthropicStrictMode, options);
    const strict = isStrict && ({ strict: true } as const);
    return { ...named, input_schema: parameters, ...strict };
  },
  gemini: (named, { requestJsonSchema: parameters }) => ({
    ...named,
    parametersJsonSchema: mapSchemas(agentSchema(parameters()), (schema) =>
      Object.fromEntries(Object.entries(schema).filter(([keyword]) => geminiKeywords.has(keyword))),
    ),
  }),
};

function parametersOf(tool: Tool, mode: StrictMode, { strict: isWanted }: DefinitionOptions) {
  const parameters = agentSchema(tool.requestJsonSchema());
  const strict = isWanted ? strictSchema(parameters, mode) : undefined;
  return { parameters: strict ?? parameters, isStrict: strict !== undefined };
}

/**
 * Returns definitions of the tools for a language model. Pass the model's calls to `runTool()`.
 *
 * - `mcp`: `tools/list` of the Model Context Protocol
 * - `chat-completions`: OpenAI's Chat Completions, also used by Mistral, DeepSeek, Qwen, xAI and
 *   local servers
 * - `responses`: OpenAI's Responses
 * - `anthropic`: Anthropic's Messages
 * - `gemini`: `functionDeclarations` of Google's Gemini
 *
 * @param protocol - The form of the definitions: see above.
 * @param options - The tools, and whether to use strict mode.
 * @throws `TypeError` if the protocol is unknown or a tool is invalid.
 *
 * @example
 * toolDefinitions('anthropic', { tools: [bmiCalculatorTool] })[0];
 * // { name: 'bmi-calculator', description: 'Computes the body mass index …',
 * //   input_schema: { type: 'object', properties: { … }, required: ['unit', …] } }
 */
export function toolDefinitions<Protocol extends keyof ToolDefinitions>(
  protocol: Protocol,
  options: ToolList & DefinitionOptions,
): ToolDefinitions[Protocol][] {
  const { tools, ...others } = { ...options };
  if (!Object.hasOwn(converters, protocol)) {
    const names = Object.keys(converters).join(', ');
    throw new TypeError(
      `protocol: expected one of ${names} (OpenAI has chat-completions and responses), ` +
        `got "${shorten(String(protocol))}"`,
    );
  }
  return [...toolsBySlug(tools).values()].map((tool) =>
    converters[protocol]({ name: tool.slug, description: tool.description }, tool, others),
  );
}
