import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { choice, fieldSchemas, number } from '../../src/tools/fields.ts';
import { registry } from '../../src/tools/registry.ts';
import { toObjectSchema } from '../../src/tools/to-json-schema.ts';

vi.mock('../../src/tools/to-json-schema.ts', { spy: true });

const asInput: z.core.ToJSONSchemaParams = {
  io: 'input',
  unrepresentable: 'any',
  // Fields with a rule of their own describe themselves.
  override: ({ zodSchema, jsonSchema }) => {
    Object.assign(jsonSchema, fieldSchemas.get(zodSchema)?.());
  },
};

/** Zod writes "or null" as a choice of two schemas, and some that goes without saying. */
function asWritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asWritten);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.entries(schema).map(([key, value]) => [key, asWritten(value)]);
  const { anyOf, $schema, propertyNames, ...words } = Object.fromEntries(own);
  if (words.properties) return { required: [], ...words };
  if (!anyOf) return words;
  const { type, enum: options, ...bounds } = anyOf[0];
  const orNull = { type: [type, 'null'], ...(options && { enum: [...options, null] }) };
  return { ...bounds, ...words, ...orNull };
}

test.each(registry)('says of $slug what the converter of Zod says', ({ parameters, response }) => {
  vi.mocked(toObjectSchema).mockClear();
  for (const described of [parameters(), response()]) {
    const { calls, results } = vi.mocked(toObjectSchema).mock;
    const [schema] = calls[results.findIndex(({ value }) => value === described)] ?? [];
    expect(described).toEqual(schema && asWritten(z.toJSONSchema(schema, asInput)));
  }
});

test.each([
  [z.custom(), {}],
  [z.optional(z.boolean()), { type: 'boolean' }],
  [
    z.nullable(choice(['up', 'down'], 'A way.')),
    { type: ['string', 'null'], enum: ['up', 'down', null], description: 'A way.' },
  ],
  [
    z.nullable(number({ minimum: 1 }, 'A mass.')),
    { type: ['number', 'null'], minimum: 1, description: 'A mass. A number of at least 1.' },
  ],
])('says what no tool has, too (%#)', (field, described) => {
  expect(toObjectSchema(z.object({ field })).properties).toStrictEqual({ field: described });
});

test('refuses a kind of field that no tool has had', () => {
  const error = new TypeError('No tool has had a field of type date yet.');
  expect(() => toObjectSchema(z.object({ field: z.date() }))).toThrow(error);
});
