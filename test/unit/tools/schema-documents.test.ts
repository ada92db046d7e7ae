import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import type { JsonSchema, ObjectSchema } from '../../../src/schema/json-schema.ts';
import { specs } from '../../support/specs.ts';

// Checks the statements of a schema document against the API itself.

const origin = 'https://example.com';
const handle = createHandler({ tools });
const ajv = new Ajv2020({
  strictTypes: false,
  formats: { date: /^\d{4}-\d\d-\d\d$/ },
  keywords: ['x-unit', 'x-replaced-by'],
});

interface Document {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
  readonly example: { readonly request: object };
  readonly parametersSummary: string;
}

async function documentOf(slug: string): Promise<Document> {
  return (await handle(new Request(`${origin}/api/${slug}`))).json();
}

const documents = await Promise.all(
  tools.map(async ({ slug }) => [slug, await documentOf(slug)] as const),
);

async function post(slug: string, request: object) {
  const body = JSON.stringify(request);
  const response = await handle(new Request(`${origin}/api/${slug}`, { method: 'POST', body }));
  return { status: response.status, answer: await response.json() };
}

function expectValid(schema: ObjectSchema, value: object) {
  expect(ajv.validate(schema, value), ajv.errorsText()).toBe(true);
}

describe.each(documents)('%s', (slug, { parameters, response, example, parametersSummary }) => {
  const properties = Object.entries(parameters.properties);

  test('has an example that succeeds and fits both schemas', async () => {
    expectValid(parameters, example.request);
    const { status, answer } = await post(slug, example.request);
    expect(status).toBe(200);
    expectValid(response, answer.result);
  });

  const answers = specs.get(slug)?.answers ?? [];

  test.each(answers.map(([request]) => [request]))(
    'has a result of %j that fits its schema',
    async (request) => {
      const { answer } = await post(slug, request);
      expectValid(response, answer.result);
      expect(Object.keys(answer.result)).toEqual(response.required);
      if (!('feet' in request)) expectValid(parameters, request);
    },
  );

  test.each(parameters.required)('%s is required', async (field) => {
    for (const value of [undefined, null]) {
      const { status, answer } = await post(slug, { ...example.request, [field]: value });
      expect({ status, error: answer.error }).toEqual({
        status: 400,
        error: expect.stringMatching(new RegExp(`^${field}: required, [^;]+$`)),
      });
    }
  });

  const optional = properties.filter(([field]) => !parameters.required.includes(field));

  test.each(optional)('%s is optional', async (field) => {
    const { [field]: _, ...shortened } = Object.assign({ [field]: null }, example.request);
    const requests: readonly object[] = [...answers.map(([request]) => request), shortened];
    const without = requests.find((request) => !(field in request));
    expect(await post(slug, { ...without, [field]: null })).toMatchObject({ status: 200 });
  });

  test.each(properties)('accepts for %s exactly what its schema accepts', async (field, schema) => {
    const errors = new Set<string>();
    for (const value of excludedBy(schema)) {
      const request = { ...example.request, [field]: value };
      expect(ajv.validate(parameters, request)).toBe(false);
      const { status, answer } = await post(slug, request);
      expect(status, JSON.stringify(value).slice(0, 40)).toBe(400);
      errors.add(answer.error);
    }
    const blame = expect.stringMatching(new RegExp(`^${field}: expected [^;]+, got .+$`));
    expect([...errors]).toEqual([...errors].map(() => blame));
    for (const value of limitsOf(schema)) {
      const { answer } = await post(slug, { ...example.request, [field]: value });
      expect(errors, JSON.stringify(value).slice(0, 40)).not.toContain(answer.error);
    }
  });

  test.each(properties)('has a title and a description for %s', (field, schema) => {
    expect(schema.title).toMatch(/^\S/);
    expect(schema.description).toMatch(/^\S.*\.$/);
    expect(parametersSummary).toContain(`${field} (`);
  });
});

/** Returns values that a schema excludes, each for a different reason. */
function excludedBy(schema: JsonSchema): readonly unknown[] {
  const { enum: options, format, minLength, maxLength, maxItems } = schema;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const types = [schema.type].flat();
  const isWhole = types.includes('integer');
  const ofOtherType = Object.entries({
    string: 'x',
    number: 1.5,
    boolean: true,
    array: [],
    object: {},
  })
    .filter(([type]) => !types.includes(type))
    .map(([, value]) => value);
  return [
    ...ofOtherType,
    options && 'nonsense',
    format && 'nonsense',
    minimum !== undefined && neighbour(minimum, -1, isWhole),
    maximum !== undefined && neighbour(maximum, 1, isWhole),
    exclusiveMinimum,
    exclusiveMaximum,
    minLength && 'x'.repeat(minLength - 1),
    maxLength && 'x'.repeat(maxLength + 1),
    maxItems && Array(maxItems + 1).fill(1),
  ].filter((value) => value !== undefined && value !== false);
}

/** Returns the extreme values that a schema includes. */
function limitsOf(schema: JsonSchema): readonly unknown[] {
  const { enum: options = [], minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return [
    ...options,
    minimum,
    maximum,
    exclusiveMinimum !== undefined && neighbour(exclusiveMinimum, 1, false),
    exclusiveMaximum !== undefined && neighbour(exclusiveMaximum, -1, false),
  ].filter((value) => value !== undefined && value !== false);
}

/** Returns the next integer or double in a direction. */
function neighbour(number: number, direction: 1 | -1, isWhole: boolean): number {
  if (isWhole) return number + direction;
  return number + direction * Math.max(Math.abs(number) * 2 ** -52, Number.MIN_VALUE);
}
