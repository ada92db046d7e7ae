import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHandler, runTool, toolDefinitions, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/fields/field-description.ts';

// Shared by all tools, since they are slow to create.
const ajv = new Ajv2020({ strictTypes: false, formats: { date: true } });
const lenient = new Ajv2020({ strict: false, formats: { date: true } });

const handle = createHandler({ tools });
const documents = await Promise.all(
  tools.map(async ({ slug }) => (await handle(new Request(`https://x.test/api/${slug}`))).json()),
);

/** Returns the parts of a document that a language model can use; the others are for forms and validators. */
function forAgents(schema: unknown, name = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => forAgents(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, examples, properties, ...rest } = Object(schema);
  return {
    ...Object.fromEntries(
      Object.entries(rest)
        .filter(([keyword]) => !/^x-|^contentMediaType$|^writeOnly$/.test(keyword))
        .filter(([, value]) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
        .map(([keyword, value]) => [keyword, keyword === 'items' ? forAgents(value) : value]),
    ),
    ...(title !== undefined && title !== titleOf(name) && { title }),
    ...(Array.isArray(examples) && { examples: examples.slice(0, 5) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(Object(properties)).map(([key, value]) => [key, forAgents(value, key)]),
      ),
    }),
  };
}

describe.each(tools.map((tool, index) => ({ ...tool, index, document: documents[index] })))(
  '$slug',
  ({ slug, name, description, example, index, document }) => {
    const parameters = forAgents(document.parameters);

    test.each([
      [
        'mcp',
        {
          name: slug,
          title: name,
          description,
          inputSchema: parameters,
          outputSchema: forAgents(document.response),
          annotations: { readOnlyHint: true, openWorldHint: false },
        },
      ],
      ['chat-completions', { type: 'function', function: { name: slug, description, parameters } }],
      ['responses', { type: 'function', name: slug, description, parameters, strict: false }],
      ['anthropic', { name: slug, description, input_schema: parameters }],
    ] as const)('has the format of %s', (protocol, definition) => {
      expect(toolDefinitions(protocol, { tools })[index]).toEqual(definition);
    });

    test('answers a call by its definition, with a result that fits the output schema', async () => {
      const definition = toolDefinitions('mcp', { tools })[index];
      const result = await runTool(definition?.name ?? '', example, { tools });
      expect(ajv.validate(definition?.outputSchema ?? false, result)).toBe(true);
    });

    test('answers a call in strict mode, where OpenAI sends null for optional fields', async () => {
      const { parameters: strict } =
        toolDefinitions('responses', { tools, strict: true })[index] ?? {};
      const nulls = Object.keys(strict?.properties ?? {}).map((key) => [key, null]);
      const call = { ...Object.fromEntries(nulls), ...example };
      expect(lenient.validate(strict ?? false, call), lenient.errorsText()).toBe(true);
      expect(await runTool(slug, call, { tools })).toEqual(expect.any(Object));
    });
  },
);

test.each([
  ['openai', '"openai"'],
  ['toString', '"toString"'],
  [undefined, '"undefined"'],
])('an unknown protocol is refused by name: %s', (protocol, got) => {
  const names = 'mcp, chat-completions, responses, anthropic, gemini';
  const message = `protocol: expected one of ${names}, got ${got}`;
  expect(() => Reflect.apply(toolDefinitions, undefined, [protocol, { tools }])).toThrow(
    new TypeError(message),
  );
});

test('every tool has one definition', () => {
  expect(toolDefinitions('mcp', { tools }).map(({ name }) => name)).toEqual(
    tools.map(({ slug }) => slug),
  );
});
