import { expect, test } from 'vitest';
import * as shape from '../../../src/fields/shapes.ts';

const description = 'A field.';
const one = shape.numberShape('One.');
const each = { type: 'number', description: 'One.' };
const most = 9007199254740991;

test.each([
  ['figure', shape.numberShape(description), { type: 'number' }],
  [
    'whole number',
    shape.integerShape(description),
    { type: 'integer', minimum: -most, maximum: most },
  ],
  ['count', shape.countShape(description), { type: 'integer', minimum: 0, maximum: most }],
  ['text', shape.textShape(description), { type: 'string' }],
  ['boolean', shape.booleanShape(description), { type: 'boolean' }],
  ['choice', shape.choiceShape(['a', 'b'], description), { type: 'string', enum: ['a', 'b'] }],
  ['figure or null', shape.orNull(shape.numberShape(description)), { type: ['number', 'null'] }],
  [
    'choice or null',
    shape.orNull(shape.choiceShape(['a'], description)),
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  ['list', shape.listShape(one, description), { type: 'array', items: each }],
  [
    'object',
    shape.objectShape({ oneField: one }, description),
    {
      type: 'object',
      properties: { oneField: { title: 'One field', ...each } },
      required: ['oneField'],
    },
  ],
  [
    'dictionary',
    shape.dictionaryShape(one, description),
    { type: 'object', properties: {}, required: [], additionalProperties: each },
  ],
])('%s', (_, shaped, keywords) => {
  expect(shaped).toStrictEqual({ ...keywords, description });
});

test('the schema of a result requires all of its fields and gives each a title', () => {
  const words = { description, title: 'BMI', 'x-unit': 'kg/m²' };
  const taxRate = shape.orNull(shape.numberShape(description));
  expect(shape.schemaOfShapes({ bmi: shape.numberShape(words), taxRate })).toStrictEqual({
    type: 'object',
    properties: {
      bmi: { ...words, type: 'number' },
      taxRate: { title: 'Tax rate', type: ['number', 'null'], description },
    },
    required: ['bmi', 'taxRate'],
  });
});
