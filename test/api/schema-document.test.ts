import { expect, test } from 'vitest';
import { schemaDocument } from '../../src/api/schema-document.ts';
import { standardSchema } from '../../src/fields/standard-schema.ts';
import type { Tool } from '../../src/tool.ts';

const greeter: Tool = {
  slug: 'greeter',
  operation: 'greet',
  name: 'Greeter',
  category: 'Generators',
  description: 'Greets.',
  example: { name: "Rock 'n' Roll" },
  requestJsonSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Who is greeted.' },
      style: { type: 'string', description: 'How.', enum: ['warm', 'cool'], default: 'warm' },
      times: { type: ['integer', 'null'], description: 'How often.' },
      loud: { type: 'boolean', default: false },
      other: { type: 'object' },
    },
    required: ['name', 'other'],
  }),
  resultJsonSchema: () => ({ type: 'object', properties: {}, required: [] }),
  request: standardSchema({}, [], () => ({ type: 'object', properties: {}, required: [] })),
  run: async () => ({}),
};

const address = {
  endpoint: '/api/greeter',
  url: 'https://example.com/api/greeter',
  webUrl: 'https://example.com/tools/greeter',
};

test('describes a tool, and says how to call it', () => {
  expect(schemaDocument(greeter, address)).toEqual({
    ok: true,
    tool: 'Greeter',
    operation: 'greet',
    description: 'Greets.',
    method: 'POST',
    endpoint: '/api/greeter',
    webUrl: 'https://example.com/tools/greeter',
    parameters: greeter.requestJsonSchema(),
    response: greeter.resultJsonSchema(),
    example: { request: greeter.example, response_shape: greeter.resultJsonSchema() },
    howToCall:
      'await (await fetch("https://example.com/api/greeter", { method: "POST", ' +
      `body: JSON.stringify({"name":"Rock 'n' Roll"}) })).json()\n` +
      'answers {"ok":true,"result":{…}} or {"ok":false,"error":"…"}.',
    parametersSummary: [
      'name (string, required): Who is greeted.',
      'style (warm or cool, default "warm"): How.',
      'times (integer or null, optional): How often.',
      'loud (boolean, default false): ',
      'other (object, required): ',
    ].join('\n'),
    curlExample: expect.any(String),
  });
});

test('contains a command line that a shell parses correctly', () => {
  expect(schemaDocument(greeter, address).curlExample).toBe(
    "curl -X POST 'https://example.com/api/greeter' -H 'Content-Type: application/json' " +
      `-d '{"name":"Rock '\\''n'\\'' Roll"}'`,
  );
});
