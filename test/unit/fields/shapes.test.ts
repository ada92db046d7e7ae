import { expect, test } from 'vitest';
import * as shape from '../../../src/fields/shapes.ts';

const description = 'A field.';
const one = { shape: shape.numberShape, description: 'One.' };
const each = { type: 'number', description: 'One.' };
const most = 9007199254740991;

test.each<[string, Omit<shape.ShapedField, 'description'>, object]>([
  ['figure', { shape: shape.numberShape }, { type: 'number' }],
  [
    'whole number',
    { shape: shape.integerShape() },
    { type: 'integer', minimum: -most, maximum: most },
  ],
  [
    'whole number in a range',
    { shape: shape.integerShape({ minimum: 1 }) },
    { type: 'integer', minimum: 1, maximum: most },
  ],
  ['count', { shape: shape.countShape() }, { type: 'integer', minimum: 0, maximum: most }],
  ['count in a range', { shape: shape.countShape(9) }, { type: 'integer', minimum: 0, maximum: 9 }],
  ['text', { shape: shape.textShape }, { type: 'string' }],
  ['boolean', { shape: shape.booleanShape }, { type: 'boolean' }],
  ['choice', { shape: shape.choiceShape(['a', 'b']) }, { type: 'string', enum: ['a', 'b'] }],
  ['figure or null', { shape: shape.orNull(shape.numberShape) }, { type: ['number', 'null'] }],
  [
    'choice or null',
    { shape: shape.orNull(shape.choiceShape(['a'])) },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  ['list', { items: one }, { type: 'array', items: each }],
  [
    'object',
    { properties: { oneField: one } },
    {
      type: 'object',
      properties: { oneField: { title: 'One field', ...each } },
      required: ['oneField'],
    },
  ],
  [
    'dictionary',
    { shape: shape.dictionaryShape(one) },
    { type: 'object', properties: {}, required: [], additionalProperties: each },
  ],
])('%s', (_, field, keywords) => {
  expect(shape.schemaOf({ ...field, description })).toStrictEqual({ ...keywords, description });
});

test('a schema has the words about a field, and nothing that only forms know', () => {
  const words = { description, title: 'BMI', unit: 'kg/m²' };
  const field = { ...words, shape: shape.numberShape, limits: [25], estimate: true };
  expect(shape.schemaOf(field)).toStrictEqual({
    ...{ type: 'number', description, title: 'BMI' },
    'x-unit': 'kg/m²',
  });
});

test('the schema of an object requires all of its fields and gives each a title', () => {
  const bmi = { title: 'BMI', type: 'number' };
  const taxRate = { type: ['number', 'null'] };
  const fields = Object.entries<object>({ bmi, taxRate });
  expect(shape.objectSchema(fields)).toStrictEqual({
    type: 'object',
    properties: { bmi, taxRate: { title: 'Tax rate', ...taxRate } },
    required: ['bmi', 'taxRate'],
  });
});
