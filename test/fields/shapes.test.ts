import { expect, test } from 'vitest';
import {
  boolean,
  choice,
  dictionary,
  integer,
  list,
  nonNegativeInteger,
  number,
  object,
  orNull,
  schemaOfShapes,
  text,
} from '../../src/fields/shapes.ts';

const description = 'A field.';

test.each([
  ['figure', () => number(description), { type: 'number' }],
  [
    'whole number',
    () => integer(description),
    { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
  ],
  [
    'count',
    () => nonNegativeInteger(description),
    { type: 'integer', minimum: 0, maximum: 9007199254740991 },
  ],
  ['text', () => text(description), { type: 'string' }],
  ['boolean', () => boolean(description), { type: 'boolean' }],
  ['choice', () => choice(['a', 'b'], description), { type: 'string', enum: ['a', 'b'] }],
  ['figure or null', () => orNull(number(description)), { type: ['number', 'null'] }],
  [
    'choice or null',
    () => orNull(choice(['a'], description)),
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'list',
    () => list(number('One.'), description),
    { type: 'array', items: { type: 'number', description: 'One.' } },
  ],
  [
    'object',
    () => object({ oneField: boolean('One.') }, description),
    {
      type: 'object',
      properties: { oneField: { title: 'One field', type: 'boolean', description: 'One.' } },
      required: ['oneField'],
    },
  ],
  [
    'dictionary',
    () => dictionary(number('One.'), description),
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
  const bmi = number({ description, title: 'BMI', 'x-unit': 'kg/m²' });
  expect(schemaOfShapes({ bmi, taxRate: orNull(number(description)) })).toStrictEqual({
    type: 'object',
    properties: {
      bmi: { title: 'BMI', type: 'number', description, 'x-unit': 'kg/m²' },
      taxRate: { title: 'Tax rate', type: ['number', 'null'], description },
    },
    required: ['bmi', 'taxRate'],
  });
});
