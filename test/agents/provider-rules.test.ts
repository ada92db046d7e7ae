import { runTool, type ToolDefinitions, toolDefinitions, tools } from 'toolworker';
import { defineTool } from 'toolworker/core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

// The providers' documented rules for tool definitions, repeated here on purpose.

interface Definition {
  readonly name: string;
  readonly description: string;
  readonly schema: object;
}

interface Rules {
  /** The provider's documentation. */
  readonly page: string;
  readonly definitions: () => readonly Definition[];
  readonly name: RegExp;
  /** All keywords that the provider supports; `undefined` if it refuses none. */
  readonly keywords?: readonly string[];
  readonly formats?: readonly string[];
  /** Whether objects must be closed, and whether all their fields must be required. */
  readonly isClosed?: true;
  readonly isComplete?: true;
  readonly mostMinItems?: number;
  readonly mostTools?: number;
}

const openAiStrict = {
  page: 'https://platform.openai.com/docs/guides/structured-outputs#supported-schemas',
  // FunctionDefinition of https://platform.openai.com/docs/api-reference/chat/create
  name: /^[a-zA-Z0-9_-]{1,64}$/,
  keywords: [
    ...['type', 'enum', 'const', 'anyOf', '$ref', '$defs', 'description', 'title'],
    ...['properties', 'required', 'additionalProperties'],
    ...['pattern', 'format', 'items', 'minItems', 'maxItems'],
    ...['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ],
  formats: [
    ...['date-time', 'time', 'date', 'duration', 'email'],
    ...['hostname', 'ipv4', 'ipv6', 'uuid'],
  ],
  isClosed: true,
  isComplete: true,
  // https://platform.openai.com/docs/api-reference/chat/create#chat_create-tools
  mostTools: 128,
} as const;

function rulesFor(of: typeof tools): Readonly<Record<string, Rules>> {
  const listed = { tools: of };
  const strict = { ...listed, strict: true };
  return {
    'the Model Context Protocol': {
      page: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool-names',
      name: /^[A-Za-z0-9_.-]{1,128}$/,
      definitions: () =>
        toolDefinitions('mcp', listed).map(({ inputSchema: schema, ...rest }) => ({
          ...rest,
          schema,
        })),
    },
    'OpenAI’s Chat Completions': {
      page: 'https://platform.openai.com/docs/api-reference/chat/create#chat_create-tools',
      name: openAiStrict.name,
      mostTools: openAiStrict.mostTools,
      definitions: () => toolDefinitions('chat-completions', listed).map(chatFunction),
    },
    'OpenAI’s Chat Completions, strict': {
      ...openAiStrict,
      definitions: () => toolDefinitions('chat-completions', strict).map(chatFunction),
    },
    'OpenAI’s Responses, strict': {
      ...openAiStrict,
      definitions: () =>
        toolDefinitions('responses', strict).map(({ parameters: schema, ...rest }) => ({
          ...rest,
          schema,
        })),
    },
    'Anthropic’s Messages': {
      page: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools',
      name: /^[a-zA-Z0-9_-]{1,64}$/,
      definitions: () => toolDefinitions('anthropic', listed).map(anthropicTool),
    },
    'Anthropic’s Messages, strict': {
      page: 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations',
      name: /^[a-zA-Z0-9_-]{1,64}$/,
      keywords: [
        ...['type', 'enum', 'const', 'anyOf', 'allOf', '$ref', '$defs', 'definitions'],
        ...['properties', 'required', 'additionalProperties', 'default', 'description', 'title'],
        ...['format', 'pattern', 'items', 'minItems'],
      ],
      formats: [
        ...['date-time', 'time', 'date', 'duration', 'email'],
        ...['hostname', 'uri', 'ipv4', 'ipv6', 'uuid'],
      ],
      isClosed: true,
      mostMinItems: 1,
      definitions: () => toolDefinitions('anthropic', strict).map(anthropicTool),
    },
    'Google’s Gemini': {
      // GenerationConfig lists the supported JSON Schema keywords, and FunctionDeclaration the rule for names.
      page: 'https://ai.google.dev/api/generate-content#generationconfig',
      name: /^[a-zA-Z_][\w.:-]{0,63}$/,
      keywords: [
        ...['$id', '$defs', '$ref', '$anchor', 'type', 'format', 'title', 'description', 'enum'],
        ...['items', 'prefixItems', 'minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf'],
        ...['properties', 'additionalProperties', 'required', 'propertyOrdering'],
      ],
      definitions: () =>
        toolDefinitions('gemini', listed).map(({ parametersJsonSchema: schema, ...rest }) => ({
          ...rest,
          schema,
        })),
    },
  };
}

function chatFunction({
  function: { parameters: schema, ...rest },
}: ToolDefinitions['chat-completions']) {
  return { ...rest, schema };
}

function anthropicTool({ input_schema: schema, ...rest }: ToolDefinitions['anthropic']) {
  return { ...rest, schema };
}

/** Returns the schema and all schemas in it. */
function schemasIn(schema: object): readonly object[] {
  const named = ['properties', '$defs'].flatMap((keyword) =>
    Object.values(Object(Reflect.get(schema, keyword))),
  );
  const nested = ['items', 'anyOf', 'oneOf', 'prefixItems', 'additionalProperties'].flatMap(
    (keyword) => Reflect.get(schema, keyword) ?? [],
  );
  const inside = [...named, ...nested].filter((one) => typeof one === 'object');
  return [schema, ...inside.flatMap(schemasIn)];
}

const field = (schema: object, keyword: string): unknown => Reflect.get(schema, keyword);

/** A host's tool with everything that Zod puts into schemas. */
const orderTool = defineTool({
  slug: 'order',
  operation: 'place-order',
  name: 'Order',
  category: 'Shop',
  description: 'Places an order.',
  request: z.object({
    mail: z.email().optional(),
    link: z.url().optional(),
    lines: z
      .array(z.object({ sku: z.string().min(3), count: z.int().min(1).optional() }))
      .min(2)
      .max(9),
    gift: z.union([z.boolean(), z.string()]).optional(),
    kind: z.literal('fast').optional(),
    size: z.enum(['s', 'm']).nullish(),
  }),
  result: z.object({}),
  example: { lines: [] },
  run: () => ({}),
});

const sizesTool = defineTool({
  slug: 'sizes',
  operation: 'order-sizes',
  name: 'Sizes',
  category: 'Shop',
  description: 'Orders sizes.',
  request: z.object({ size: z.record(z.string(), z.number()) }),
  result: z.object({}),
  example: { size: {} },
  run: () => ({}),
});

describe.each(Object.entries(rulesFor(tools)))('%s', (_, rules) => {
  const { page, name, keywords, formats, isClosed, isComplete, mostMinItems, mostTools } = rules;

  test.each(rules.definitions())(`accepts $name, according to ${page}`, (definition) => {
    expect(definition.name).toMatch(name);
    expect(definition.description).toMatch(/\S/);
    expect(field(definition.schema, 'type')).toBe('object');
    for (const schema of schemasIn(definition.schema)) {
      const used = Object.keys(schema);
      // The package's own keywords and long lists of examples are omitted.
      expect(used.filter((keyword) => keyword.startsWith('x-'))).toEqual([]);
      expect(Object(field(schema, 'examples')).length ?? 0).toBeLessThanOrEqual(5);
      if (keywords) expect(used.filter((keyword) => !keywords.includes(keyword))).toEqual([]);
      if (formats && 'format' in schema) expect(formats).toContain(schema.format);
      if (mostMinItems && 'minItems' in schema) {
        expect(schema.minItems).toBeLessThanOrEqual(mostMinItems);
      }
      if (!('properties' in schema)) continue;
      const names = Object.keys(Object(schema.properties));
      if (isClosed) expect(field(schema, 'additionalProperties')).toBe(false);
      if (isComplete) expect(field(schema, 'required')).toEqual(names);
    }
  });

  if (mostTools) {
    test(`accepts ${mostTools} tools`, () => {
      expect(tools.length).toBeLessThanOrEqual(mostTools);
    });
  }
});

describe('strict mode', () => {
  const strict = { tools: [orderTool, sizesTool], strict: true };

  test('for OpenAI requires every field, with null for optional ones', () => {
    const [order] = toolDefinitions('responses', strict);
    expect(order).toEqual({
      type: 'function',
      name: 'order',
      description: 'Places an order.',
      strict: true,
      parameters: {
        type: 'object',
        properties: {
          mail: { type: ['string', 'null'], format: 'email', pattern: expect.any(String) },
          link: { type: ['string', 'null'] },
          lines: {
            type: 'array',
            minItems: 2,
            maxItems: 9,
            items: {
              type: 'object',
              properties: {
                sku: { type: 'string' },
                count: { type: ['integer', 'null'], minimum: 1 },
              },
              required: ['sku', 'count'],
              additionalProperties: false,
            },
          },
          gift: { type: ['boolean', 'string', 'null'] },
          kind: { anyOf: [{ type: 'string', const: 'fast' }, { type: 'null' }] },
          size: expect.objectContaining({ anyOf: expect.arrayContaining([{ type: 'null' }]) }),
        },
        required: ['mail', 'link', 'lines', 'gift', 'kind', 'size'],
        additionalProperties: false,
      },
    });
    expect(toolDefinitions('chat-completions', strict)[0]?.function).toEqual({
      name: 'order',
      description: 'Places an order.',
      strict: true,
      parameters: order?.parameters,
    });
  });

  test('for Anthropic leaves optional fields optional', () => {
    const [order] = toolDefinitions('anthropic', strict);
    expect(order).toMatchObject({ name: 'order', strict: true });
    expect(order?.input_schema).toMatchObject({
      properties: {
        mail: { type: 'string', format: 'email' },
        link: { type: 'string', format: 'uri' },
        lines: { items: { required: ['sku'], additionalProperties: false } },
      },
      required: ['lines'],
      additionalProperties: false,
    });
    expect(order?.input_schema.properties.lines).not.toHaveProperty('minItems');
    expect(order?.input_schema.properties.lines).not.toHaveProperty('maxItems');
  });

  test.each([
    ['anthropic', 0, { minItems: 0 }],
    ['anthropic', 1, { minItems: 1 }],
    ['anthropic', 2, {}],
    ['responses', 2, { minItems: 2 }],
  ] as const)('of %s keeps a minimum of %i items that it supports', (protocol, least, kept) => {
    const request = { type: 'object', properties: {}, required: [] } as const;
    const list = { type: 'array', items: { type: 'number' } };
    const tool = {
      ...sizesTool,
      requestJsonSchema: () => ({
        ...request,
        properties: { list: { ...list, minItems: least } },
        required: ['list'],
      }),
    };
    const [definition] = toolDefinitions(protocol, { tools: [tool], strict: true });
    const schema =
      definition && ('parameters' in definition ? definition.parameters : definition.input_schema);
    expect(schema?.properties).toEqual({ list: { ...list, ...kept } });
  });

  test('is not used for a schema that it cannot express', () => {
    const { parameters } = toolDefinitions('responses', { tools: [sizesTool] })[0] ?? {};
    expect(toolDefinitions('responses', strict)[1]).toMatchObject({ strict: false, parameters });
    const [, chat] = toolDefinitions('chat-completions', strict);
    expect(chat?.function).toEqual({ name: 'sizes', description: 'Orders sizes.', parameters });
    const [, anthropic] = toolDefinitions('anthropic', strict);
    expect(anthropic).toEqual({
      name: 'sizes',
      description: 'Orders sizes.',
      input_schema: parameters,
    });
  });

  // https://platform.claude.com/docs/en/build-with-claude/structured-outputs#schema-complexity-limits
  test('for Anthropic fits the money tools in one request', () => {
    const some = tools.filter(({ category }) => category === 'Percentages and money');
    const definitions = toolDefinitions('anthropic', { tools: some, strict: true });
    const optional = definitions.flatMap(({ input_schema: { properties, required } }) =>
      Object.keys(properties).filter((name) => !required.includes(name)),
    );
    expect(definitions.length).toBeLessThanOrEqual(20);
    expect(optional.length).toBeLessThanOrEqual(24);
  });
});

test('answers a call that OpenAI fills with null', async () => {
  const call = { unit: 'metric', height: 180, weight: 81, feet: null, inches: null };
  expect(await runTool('bmi-calculator', call, { tools })).toEqual({
    bmi: 25,
    category: 'Overweight',
  });
});
