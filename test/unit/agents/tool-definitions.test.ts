import { Ajv2020 } from 'ajv/dist/2020.js';
import { runTool, toolDefinitions, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { toolThat } from './own-tool.ts';

const most = Number.MAX_SAFE_INTEGER;

/** More choices than a definition has examples. */
const sizes = ['xs', 's', 'm', 'l', 'xl', 'xxl'];

/** A request with everything that is for forms and validators, and not for language models. */
const request = {
  type: 'object',
  properties: {
    roofPitch: { title: 'Roof pitch', type: 'number', 'x-unit': '%', minimum: 0, maximum: most },
    bmi: { title: 'BMI', type: 'integer', minimum: -most, maximum: 9 },
    note: {
      type: 'string',
      contentMediaType: 'text/plain',
      examples: ['1', '2', '3', '4', '5', '6'],
    },
    key: { type: 'string', writeOnly: true, 'x-replaced-by': 'note' },
    size: { type: 'string', enum: sizes },
    list: { type: 'array', items: { title: 'List', type: 'number', 'x-unit': '%', maximum: most } },
  },
  required: ['list'],
} as const;

const parameters = {
  type: 'object',
  properties: {
    roofPitch: { type: 'number', minimum: 0 },
    bmi: { title: 'BMI', type: 'integer', maximum: 9 },
    note: { type: 'string', examples: ['1', '2', '3', '4', '5'] },
    key: { type: 'string' },
    size: { type: 'string', enum: sizes },
    list: { type: 'array', items: { title: 'List', type: 'number' } },
  },
  required: ['list'],
};

const own = {
  ...toolThat('own', () => ({})),
  annotations: { readOnlyHint: true },
  requestJsonSchema: () => ({ ...request, required: ['list'] }),
};

const named = { name: 'own', description: 'Tests own.' };
const outputSchema = { type: 'object', properties: {}, required: [] };

test.each([
  [
    'mcp',
    {
      ...{ ...named, title: 'own', annotations: { readOnlyHint: true } },
      ...{ inputSchema: parameters, outputSchema },
    },
  ],
  ['chat-completions', { type: 'function', function: { ...named, parameters } }],
  ['responses', { type: 'function', ...named, parameters, strict: false }],
  ['anthropic', { ...named, input_schema: parameters }],
  // Gemini supports no examples.
  [
    'gemini',
    {
      ...named,
      parametersJsonSchema: {
        ...parameters,
        properties: { ...parameters.properties, note: { type: 'string' } },
      },
    },
  ],
] as const)('a definition for %s has what a language model can use', (protocol, definition) => {
  expect(toolDefinitions(protocol, { tools: [own] })).toEqual([definition]);
});

// Shared by all tools, since they are slow to create.
const ajv = new Ajv2020({ strictTypes: false, formats: { date: true } });
const lenient = new Ajv2020({ strict: false, formats: { date: true } });
const definitions = toolDefinitions('mcp', { tools });
const strict = toolDefinitions('responses', { tools, strict: true });

test.each(tools.map((tool, index) => ({ ...tool, index })))(
  '$slug answers calls by its definitions, with null for optional fields in strict mode',
  async ({ slug, name, annotations, example, index }) => {
    const { outputSchema: output = false, ...definition } = definitions[index] ?? {};
    expect(definition).toMatchObject({ name: slug, title: name, annotations });
    expect(ajv.validate(output, await runTool(slug, example, { tools }))).toBe(true);
    const { parameters: schema } = strict[index] ?? {};
    const nulls = Object.keys(schema?.properties ?? {}).map((key) => [key, null]);
    const call = { ...Object.fromEntries(nulls), ...example };
    expect(lenient.validate(schema ?? false, call), lenient.errorsText()).toBe(true);
    expect(await runTool(slug, call, { tools })).toEqual(expect.any(Object));
  },
);

// A model that obeys a schema must be able to call a tool in each way that the tool answers.
test.each([
  { unit: 'metric', height: 180, weight: 81 },
  { unit: 'imperial', feet: 5, inches: 11, weight: 178 },
])('definitions of every protocol accept %j', (call) => {
  const given = { tools: tools.filter(({ slug }) => slug === 'bmi-calculator') };
  const [mcp] = toolDefinitions('mcp', given);
  const [chat] = toolDefinitions('chat-completions', given);
  const [responses] = toolDefinitions('responses', { ...given, strict: true });
  const [anthropic] = toolDefinitions('anthropic', { ...given, strict: true });
  const [gemini] = toolDefinitions('gemini', given);
  const nulls = { height: null, feet: null, inches: null };
  for (const [schema = false, sent] of [
    [mcp?.inputSchema, call],
    [chat?.function.parameters, call],
    [responses?.parameters, { ...nulls, ...call }],
    [anthropic?.input_schema, call],
    [gemini?.parametersJsonSchema, call],
  ] as const) {
    expect(lenient.validate(schema, sent), lenient.errorsText()).toBe(true);
    expect(lenient.validate(schema, { unit: 'metric', height: 180 })).toBe(false);
  }
});

test.each([
  ['openai', '"openai"'],
  ['toString', '"toString"'],
  [undefined, '"undefined"'],
])('an unknown protocol is refused by name: %s', (protocol, got) => {
  const names = 'mcp, chat-completions, responses, anthropic, gemini';
  const error = new TypeError(
    `protocol: expected one of ${names} (OpenAI has chat-completions and responses), got ${got}`,
  );
  expect(() => Reflect.apply(toolDefinitions, undefined, [protocol, { tools }])).toThrow(error);
});
