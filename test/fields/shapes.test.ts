import { expect, test } from 'vitest';
import {
  booleanShape,
  choiceShape,
  countShape,
  dictionaryShape,
  integerShape,
  listShape,
  numberShape,
  objectShape,
  orNull,
  schemaOfShapes,
  textShape,
} from '../../src/fields/shapes.ts';

const description = 'A field.';

test.each([
  ['figure', () => numberShape(description), { type: 'number' }],
  [
    'whole number',
    () => integerShape(description),
    { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
  ],
  [
    'count',
    () => countShape(description),
    { type: 'integer', minimum: 0, maximum: 9007199254740991 },
  ],
  ['text', () => textShape(description), { type: 'string' }],
  ['boolean', () => booleanShape(description), { type: 'boolean' }],
  ['choice', () => choiceShape(['a', 'b'], description), { type: 'string', enum: ['a', 'b'] }],
  ['figure or null', () => orNull(numberShape(description)), { type: ['number', 'null'] }],
  [
    'choice or null',
    () => orNull(choiceShape(['a'], description)),
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'list',
    () => listShape(numberShape('One.'), description),
    { type: 'array', items: { type: 'number', description: 'One.' } },
  ],
  [
    'object',
    () => objectShape({ oneField: booleanShape('One.') }, description),
    {
      type: 'object',
      properties: { oneField: { title: 'One field', type: 'boolean', description: 'One.' } },
      required: ['oneField'],
    },
  ],
  [
    'dictionary',
    () => dictionaryShape(numberShape('One.'), description),
    {
      type: 'object',
      properties: {},
      required: [],
      additionalProperties: { type: 'number', description: 'One.' },
    },
  ],
])('%s', (_, shape, keywords) => {
  expect(shape()).toStrictEqual({ ...keywords, description });
});

test('the schema of a result requires all of its fields and gives each a title', () => {
  const bmi = numberShape({ description, title: 'BMI', 'x-unit': 'kg/m²' });
  expect(schemaOfShapes({ bmi, taxRate: orNull(numberShape(description)) })).toStrictEqual({
    type: 'object',
    properties: {
      bmi: { title: 'BMI', type: 'number', description, 'x-unit': 'kg/m²' },
      taxRate: { title: 'Tax rate', type: ['number', 'null'], description },
    },
    required: ['bmi', 'taxRate'],
  });
});
