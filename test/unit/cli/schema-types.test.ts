import { expect, test } from 'vitest';
import { kindOf, limitsOf, typesOf } from '../../../src/cli/schema-types.ts';

const safe = Number.MAX_SAFE_INTEGER;

test.each([
  [{ minimum: 0 }, 'at least 0'],
  [{ minimum: 1, maximum: 24 }, 'at least 1 and at most 24'],
  [{ exclusiveMinimum: 0, maximum: 1440 }, 'greater than 0 and at most 1,440'],
  [{ exclusiveMaximum: 1 }, 'less than 1'],
  [{ minimum: -safe, maximum: safe }, ''],
  [{ minimum: 1, maximum: safe }, 'at least 1'],
  [{ minimum: -safe, maximum: 5 }, 'at most 5'],
  [{ maxLength: 1000 }, 'at most 1,000 characters'],
  [{ maxItems: 1000 }, 'at most 1,000 items'],
  [{}, ''],
])('the limits of %j are "%s"', (schema, limits) => {
  expect(limitsOf(schema)).toBe(limits);
});

test.each([
  [{ type: 'number' }, ['number'], 'number'],
  [{ type: ['array', 'string'] }, ['array', 'string'], 'array or string'],
  [{ enum: ['a', 'b'] }, ['string'], 'one of a, b'],
  [{ const: 5 }, ['number'], '5'],
  [{ enum: ['a', null] }, ['string', 'null'], 'one of a, null'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, ['string', 'null'], 'string or null'],
  [{ oneOf: [{ type: 'number' }, {}] }, [], 'number or any JSON'],
  [{}, [], 'any JSON'],
])('%j has the types %j, in words "%s"', (schema, types, words) => {
  expect(typesOf(schema)).toEqual(types);
  expect(kindOf(schema)).toBe(words);
});
