import { type JsonSchema, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { meaningOf } from '../../../../demo/model/field-meaning.ts';
import { fieldsFor, post } from '../page.ts';

test.each([
  [{ type: 'number' }, ''],
  [{ type: 'number', exclusiveMinimum: 0 }, 'A number greater than 0.'],
  [{ type: 'number', minimum: 0 }, 'A number of at least 0.'],
  [{ type: 'number', maximum: 1e-7 }, 'A number of at most 1e-7.'],
  [{ type: 'number', minimum: -0.5, maximum: 1_440 }, 'A number from -0.5 to 1,440.'],
  [
    { type: 'number', exclusiveMinimum: 0, maximum: 168 },
    'A number greater than 0 and at most 168.',
  ],
  [{ type: 'number', minimum: 0, exclusiveMaximum: 1 }, 'A number of at least 0 and less than 1.'],
  [{ type: 'integer', minimum: 1, maximum: 24 }, 'A whole number from 1 to 24.'],
  [{ type: ['integer', 'null'], minimum: 1 }, 'A whole number of at least 1.'],
  // Zod sets these bounds for every integer.
  [{ type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 }, ''],
  [{ type: 'string', minLength: 1 }, 'At least 1 character.'],
  [{ type: 'string', maxLength: 10_000 }, 'At most 10,000 characters.'],
  [{ type: ['array', 'string'], minItems: 1, maxItems: 5 }, 'At least 1 item, at most 5 items.'],
])('describes %j as: %s', (schema, limits) => {
  expect(meaningOf(schema)).toBe(limits);
  const description = 'The field.';
  expect(meaningOf({ ...schema, description })).toBe(`${description} ${limits}`.trim());
});

test("states the limits in the words of the API's errors", async () => {
  for (const { slug } of tools) {
    const fields = fieldsFor(slug).filter(({ schema }) => isLimited(schema));
    for (const { name, schema } of fields) {
      const { error } = await post(slug, { [name]: 'x' });
      const expected = new RegExp(`${name}: expected (a .*?), got`).exec(error)?.[1];
      const limits = meaningOf({ ...schema, description: '' });
      expect(limits, `${slug}: ${name}`).toBe(`${expected?.replace('a', 'A')}.`);
    }
  }
});

function isLimited({ minimum, exclusiveMinimum = minimum, maximum }: JsonSchema): boolean {
  return exclusiveMinimum !== undefined && maximum !== Number.MAX_SAFE_INTEGER;
}
