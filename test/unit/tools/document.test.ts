import { existsSync, readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { categories, createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/schema/json-schema.ts';
import { fieldOf } from '../../support/field-of.ts';
import { specs } from '../../support/specs.ts';
import { post } from '../../support/test-spec.ts';
import { wantedTools } from '../../support/wanted-tools.ts';

const origin = 'https://example.com';
const handle = createHandler({ tools });

const ajv = new Ajv2020({
  strictTypes: false,
  formats: { date: /^\d{4}-\d\d-\d\d$/ },
  keywords: ['x-unit', 'x-replaced-by'],
});

function expectValid(schema: JsonSchema, value: unknown): void {
  expect(ajv.validate(schema, value), `${ajv.errorsText()}: ${JSON.stringify(value)}`).toBe(true);
}

const get = async (slug: string) => (await handle(new Request(`${origin}/api/${slug}`))).json();

test('tools are grouped by category', () => {
  const places = tools.map(({ category }) => categories.indexOf(category));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every tool has one folder, and every folder one tool', () => {
  const folders = readdirSync('src/tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort(), 'Run: npm run tool:write').toEqual(tools.map(({ slug }) => slug).sort());
});

describe.each(wantedTools)('$slug', (tool) => {
  const { slug, operation } = tool;
  const fileName = operation.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

  test('has the operation, fields, limits, defaults and results of its spec, to the letter', async () => {
    const { parameters, response } = await get(slug);
    const fields = Object.entries<JsonSchema>(parameters.properties).map(([name, schema]) => [
      name,
      fieldOf(schema, parameters.required.includes(name)),
    ]);
    const spec = specs.get(slug);
    expect(
      { operation, fields, result: Object.keys(response.properties) },
      `If this is what the API document says, write it into test/spec/${slug}.ts`,
    ).toEqual({
      operation: spec?.operation,
      fields: Object.entries(spec?.fields ?? {}),
      result: spec?.result,
    });
  });

  test('has its function in a file named after its operation', () => {
    expect(existsSync(`src/tools/${slug}/${fileName}.ts`)).toBe(true);
  });

  test('has a test of its own beside its spec', () => {
    const file = `test/unit/tools/${slug}/${fileName}.test.ts`;
    const remedy =
      'test properties of the function there, and compare it with an independent method';
    expect(existsSync(file), `${file} is missing; ${remedy}`).toBe(true);
  });

  test("describes itself with the document's keys", async () => {
    const schema = await get(slug);
    const { description, parameters, response } = schema;
    expect(schema).toEqual({
      ok: true,
      tool: tool.name,
      operation,
      description,
      method: 'POST',
      endpoint: `/api/${slug}`,
      webUrl: `${origin}/tools/${slug}`,
      parameters,
      response,
      example: { request: tool.example, response_shape: response },
      howToCall: expect.stringContaining(`${origin}/api/${slug}`),
      parametersSummary: expect.any(String),
      curlExample: expect.stringMatching(/^curl -X POST /),
    });
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(parameters.type).toBe('object');
    expect(schema.parametersSummary.split('\n')).toHaveLength(
      Object.keys(parameters.properties).length,
    );
  });

  test('names and describes each field', async () => {
    const { parameters, parametersSummary } = await get(slug);
    for (const [name, schema] of Object.entries<JsonSchema>(parameters.properties)) {
      expect(schema.title).toMatch(/^\S/);
      expect(schema.description).toMatch(/^\S.*\.$/);
      expect(parametersSummary).toContain(`${name} (`);
    }
  });

  test('has an example and results that fit its schemas', async () => {
    const { parameters, response } = await get(slug);
    const answers = specs.get(slug)?.answers ?? [];
    for (const request of [tool.example, ...answers.map(([fields]) => fields)]) {
      const { status, body } = await post(slug, request);
      expect(status).toBe(200);
      expectValid(response, body.result);
      expect(Object.keys(Object(body.result))).toEqual(response.required);
      // Feet replace the height, which the schema requires.
      if (!('feet' in request)) expectValid(parameters, request);
    }
  });
});
