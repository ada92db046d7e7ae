import { type ToolDefinitions, toolDefinitions, tools } from 'toolworker';
import { defineTool } from 'toolworker/core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** What a provider's documentation, at these addresses, says of definitions. */
interface Rules {
  readonly sources: readonly string[];
  readonly name: RegExp;
  readonly mostTools?: number;
  readonly schemas?: {
    readonly keywords: readonly string[];
    readonly formats?: readonly string[];
    /** Whether objects must be closed, and whether all their fields must be required. */
    readonly isClosed?: true;
    readonly isComplete?: true;
    readonly mostMinItems?: number;
  };
}

const chat = 'https://platform.openai.com/docs/api-reference/chat/create#chat_create-tools';
const openAi: Rules = { sources: [chat], name: /^[a-zA-Z0-9_-]{1,64}$/, mostTools: 128 };
const structured = 'https://platform.openai.com/docs/guides/structured-outputs#supported-schemas';
const openAiStrict: Rules = {
  ...openAi,
  sources: [chat, structured],
  schemas: {
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
  },
};
const anthropic: Rules = {
  sources: ['https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools'],
  name: /^[a-zA-Z0-9_-]{1,64}$/,
};
const claude = 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs';
const anthropicStrict: Rules = {
  ...anthropic,
  sources: [`${claude}#json-schema-limitations`],
  schemas: {
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
  },
};
const gemini: Rules = {
  // GenerationConfig lists the keywords, and FunctionDeclaration has the rule for names.
  sources: [
    'https://ai.google.dev/api/generate-content#generationconfig',
    'https://ai.google.dev/api/caching#FunctionDeclaration',
  ],
  name: /^[a-zA-Z_][\w.:-]{0,63}$/,
  schemas: {
    keywords: [
      ...['$id', '$defs', '$ref', '$anchor', 'type', 'format', 'title', 'description', 'enum'],
      ...['items', 'prefixItems', 'minItems', 'maxItems', 'minimum', 'maximum', 'anyOf', 'oneOf'],
      ...['properties', 'additionalProperties', 'required', 'propertyOrdering'],
    ],
  },
};
const modelContextProtocol: Rules = {
  sources: ['https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool-names'],
  name: /^[A-Za-z0-9_.-]{1,128}$/,
};

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

type Definition = ToolDefinitions[keyof ToolDefinitions];

function partsOf(definition: Definition): { name: string; description: string; schema: object } {
  if ('function' in definition)
    return { ...definition.function, schema: definition.function.parameters };
  if ('parameters' in definition) return { ...definition, schema: definition.parameters };
  if ('input_schema' in definition) return { ...definition, schema: definition.input_schema };
  if ('inputSchema' in definition) return { ...definition, schema: definition.inputSchema };
  return { ...definition, schema: definition.parametersJsonSchema };
}

/** Returns the schema and all schemas in it. */
function schemasIn(schema: object): readonly object[] {
  const at = (keyword: string) => Reflect.get(schema, keyword) ?? [];
  const named = ['properties', '$defs'].flatMap((keyword) => Object.values(at(keyword)));
  const nested = ['items', 'anyOf', 'oneOf', 'prefixItems', 'additionalProperties'].flatMap(at);
  const inside = [...named, ...nested].filter((one) => typeof one === 'object');
  return [schema, ...inside.flatMap(schemasIn)];
}

function brokenRules(
  schema: Readonly<Record<string, unknown>>,
  rules: NonNullable<Rules['schemas']>,
) {
  const { keywords, formats, isClosed, isComplete, mostMinItems = Infinity } = rules;
  const { properties, required, format, minItems = 0, additionalProperties } = schema;
  const unknown = Object.keys(schema).filter((keyword) => !keywords.includes(keyword));
  const isOpen = properties && isClosed && additionalProperties !== false;
  const names = Object.keys(Object(properties));
  const lacks = properties && isComplete && names.join() !== Object(required).join();
  return [
    ...unknown,
    ...(formats && format !== undefined && !formats.includes(`${format}`) ? [`${format}`] : []),
    ...(Number(minItems) > mostMinItems ? ['minItems'] : []),
    ...(isOpen ? ['additionalProperties'] : []),
    ...(lacks ? ['required'] : []),
  ];
}

describe.each([
  ['mcp', false, modelContextProtocol],
  ['chat-completions', false, openAi],
  ['chat-completions', true, openAiStrict],
  ['responses', true, openAiStrict],
  ['anthropic', false, anthropic],
  ['anthropic', true, anthropicStrict],
  ['gemini', false, gemini],
] as const)(
  'for %s, strict: %s',
  (protocol, strict, { sources, name, mostTools, schemas }: Rules) => {
    const list: readonly Definition[] = toolDefinitions(protocol, {
      tools: [...tools, orderTool],
      strict,
    });

    test.each(list.map(partsOf))(`$name is as ${sources.join(' and ')} say`, (definition) => {
      expect(definition.name).toMatch(name);
      expect(definition.description).toMatch(/\S/);
      expect(definition.schema).toHaveProperty('type', 'object');
      const broken = schemasIn(definition.schema).map((schema) =>
        schemas ? brokenRules({ ...schema }, schemas) : [],
      );
      expect(broken.flat()).toEqual([]);
    });

    test('there are not too many', () => {
      expect(list.length).toBeLessThanOrEqual(mostTools ?? Infinity);
    });
  },
);

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

describe('strict mode', () => {
  const object = { type: 'object', required: ['list'] } as const;
  const strict = { tools: [orderTool, sizesTool], strict: true };

  test('for OpenAI requires every field, with null for optional ones', () => {
    const [order] = toolDefinitions('responses', strict);
    const count = { type: ['integer', 'null'], minimum: 1 };
    const line = {
      ...{ type: 'object', required: ['sku', 'count'], additionalProperties: false },
      properties: { sku: { type: 'string' }, count },
    };
    const named = { name: 'order', description: 'Places an order.', strict: true };
    const parameters = {
      type: 'object',
      properties: {
        mail: { type: ['string', 'null'], format: 'email', pattern: expect.any(String) },
        link: { type: ['string', 'null'] },
        lines: { type: 'array', minItems: 2, maxItems: 9, items: line },
        gift: { type: ['boolean', 'string', 'null'] },
        kind: { anyOf: [{ type: 'string', const: 'fast' }, { type: 'null' }] },
        size: expect.objectContaining({ anyOf: expect.arrayContaining([{ type: 'null' }]) }),
      },
      required: ['mail', 'link', 'lines', 'gift', 'kind', 'size'],
      additionalProperties: false,
    };
    expect(order).toEqual({ type: 'function', ...named, parameters });
    const [chatted] = toolDefinitions('chat-completions', strict);
    expect(chatted?.function).toEqual({ ...named, parameters });
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
  });

  test.each([
    ['anthropic', 0, { minItems: 0 }],
    ['anthropic', 1, { minItems: 1 }],
    ['anthropic', 2, {}],
    ['responses', 2, { minItems: 2 }],
  ] as const)('of %s keeps a minimum of %i items that it supports', (protocol, minItems, kept) => {
    const list = { type: 'array', items: { type: 'number' } };
    const properties = { list: { ...list, minItems } };
    const own = { ...sizesTool, requestJsonSchema: () => ({ ...object, properties }) };
    const [schema] = toolDefinitions(protocol, { tools: [own], strict: true }).map(
      (definition) => partsOf(definition).schema,
    );
    expect(schema).toHaveProperty('properties.list', { ...list, ...kept });
  });

  test('is not used for a schema that it cannot express', () => {
    const named = { name: 'sizes', description: 'Orders sizes.' };
    const { parameters } = toolDefinitions('responses', { tools: [sizesTool] })[0] ?? {};
    expect(toolDefinitions('responses', strict)[1]).toMatchObject({ strict: false, parameters });
    const [, chatted] = toolDefinitions('chat-completions', strict);
    expect(chatted?.function).toEqual({ ...named, parameters });
    const [, messaged] = toolDefinitions('anthropic', strict);
    expect(messaged).toEqual({ ...named, input_schema: parameters });
  });

  test(`for Anthropic fits the money tools in one request, as ${claude}#schema-complexity-limits says`, () => {
    const some = tools.filter(({ category }) => category === 'Percentages and money');
    const definitions = toolDefinitions('anthropic', { tools: some, strict: true });
    const optional = definitions.flatMap(({ input_schema: { properties, required } }) =>
      Object.keys(properties).filter((name) => !required.includes(name)),
    );
    expect(definitions.length).toBeLessThanOrEqual(20);
    expect(optional.length).toBeLessThanOrEqual(24);
  });
});
