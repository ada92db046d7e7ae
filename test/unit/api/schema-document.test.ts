import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { schemaDocument } from '../../../src/api/schema-document.ts';
import { standardSchema } from '../../../src/fields/fields-schema.ts';
import type { Tool } from '../../../src/tool.ts';

const greeter: Tool = {
  slug: 'greeter',
  operation: 'greet',
  name: 'Greeter',
  category: 'Generators',
  description: 'Greets.',
  example: { name: "Rock 'n' $(id) `\\n\" \u2028" },
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

const document = schemaDocument(greeter, address);
const body = JSON.stringify(greeter.example);

test('describes a tool, and says how to call it', () => {
  const response = greeter.resultJsonSchema();
  expect(document).toEqual({
    ok: true,
    tool: 'Greeter',
    operation: 'greet',
    description: 'Greets.',
    method: 'POST',
    endpoint: '/api/greeter',
    webUrl: 'https://example.com/tools/greeter',
    parameters: greeter.requestJsonSchema(),
    response,
    example: { request: greeter.example, response_shape: response },
    howToCall: expect.any(String),
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

test('contains a command line that posts the example, as a shell parses it', () => {
  const takeApart = `curl() { printf '%s\\0' "$@"; }`;
  const script = `${takeApart}\n${document.curlExample}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  const header = ['-H', 'Content-Type: application/json'];
  expect(stdout.split('\0')).toEqual(['-X', 'POST', address.url, ...header, '-d', body, '']);
});

test("contains JavaScript that posts the example, as a browser's console runs it", async () => {
  const fetch = vi.fn(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [line, answers] = document.howToCall.split('\n');
  const AsyncFunction = (async () => {}).constructor;
  expect(await AsyncFunction(`return ${line}`)()).toEqual({ ok: true });
  expect(fetch.mock.calls).toEqual([[address.url, { method: 'POST', body }]]);
  expect(answers).toBe('resolves to {"ok":true,"result":{…}} or {"ok":false,"error":"…"}.');
});
