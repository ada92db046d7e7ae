import type { Tool as McpTool } from '@modelcontextprotocol/sdk/types.js';
import { toolDefinitions, tools } from 'toolworker';
import { expectTypeOf, test } from 'vitest';

// The part of the parameters of the providers' libraries that definitions are passed to, written
// from their public types, since the libraries are too large to install for this.

/**
 * openai 7.5.0, `src/resources/shared.ts`, `chat/completions/completions.ts` and
 * `responses/responses.ts`.
 */
interface OpenAi {
  'chat-completions': {
    tools?: Array<
      | {
          type: 'function';
          function: {
            name: string;
            description?: string;
            parameters?: { [key: string]: unknown };
            strict?: boolean | null;
          };
        }
      | { type: 'custom'; custom: { name: string; description?: string } }
    >;
  };
  responses: {
    tools?: Array<
      | {
          type: 'function';
          name: string;
          description?: string | null;
          parameters: { [key: string]: unknown } | null;
          strict: boolean | null;
          output_schema?: { [key: string]: unknown } | null;
        }
      | { type: 'custom'; name: string; description?: string }
    >;
  };
}

/** `InputSchema` of @anthropic-ai/sdk 0.120.0, `src/resources/messages/messages.ts`. */
interface InputSchema {
  type: 'object';
  properties?: unknown | null;
  required?: Array<string> | null;
  [keyword: string]: unknown;
}

/** `MessageCreateParams` of the same module. */
interface Anthropic {
  tools?: Array<
    | {
        name: string;
        input_schema: InputSchema;
        description?: string;
        strict?: boolean;
        type?: 'custom' | null;
        input_examples?: Array<{ [key: string]: unknown }>;
      }
    | { name: 'bash'; type: 'bash_20250124' }
  >;
}

/** `GenerateContentConfig` of @google/genai 2.18.0, `src/types.ts`. */
interface Gemini {
  tools?: {
    functionDeclarations?: {
      name?: string;
      description?: string;
      parametersJsonSchema?: unknown;
      responseJsonSchema?: unknown;
    }[];
  }[];
}

test('definitions are accepted by the libraries of the providers', () => {
  for (const strict of [false, true]) {
    const options = { tools, strict };
    expectTypeOf({ tools: toolDefinitions('chat-completions', options) }).toExtend<
      OpenAi['chat-completions']
    >();
    expectTypeOf({ tools: toolDefinitions('responses', options) }).toExtend<OpenAi['responses']>();
    expectTypeOf({ tools: toolDefinitions('anthropic', options) }).toExtend<Anthropic>();
    expectTypeOf({
      tools: [{ functionDeclarations: toolDefinitions('gemini', options) }],
    }).toExtend<Gemini>();
    expectTypeOf({ tools: toolDefinitions('mcp', options) }).toExtend<{ tools: McpTool[] }>();
  }
});
