import { expect, test } from 'vitest';
import { choice, flag } from '../../src/fields/choice.ts';
import type { AnyField } from '../../src/fields/field.ts';
import { list } from '../../src/fields/list.ts';
import {
  above,
  between,
  integer,
  notNegative,
  number,
  positive,
  positiveTo,
} from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { requestSchema } from '../../src/fields/request-schema.ts';
import { longText, secret, text } from '../../src/fields/text.ts';
import type { Words } from '../../src/fields/words.ts';

function propertyOf(field: AnyField, words: Words = 'A field.') {
  return requestSchema({ someField: field }, { someField: words }).properties.someField;
}

const described = { title: 'Some field', description: 'A field.' };

test.each([
  ['a number', number(), { type: 'number' }],
  ['a choice', choice(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['a flag', flag(), { type: 'boolean' }],
  ['a text', text(), { type: 'string' }],
  ['a text with examples', text({ examples: ['a'] }), { type: 'string', examples: ['a'] }],
  ['a long text', longText(), { type: 'string', contentMediaType: 'text/plain' }],
  ['a secret', secret({ minLength: 1 }), { type: 'string', writeOnly: true, minLength: 1 }],
  ['a default', optional(number(), 5), { type: 'number', default: 5 }],
  ['a false default', optional(flag(), false), { type: 'boolean', default: false }],
  ['an empty default', optional(text(), ''), { type: 'string', default: '' }],
  ['no default', optional(number()), { type: 'number' }],
])('%s has its keywords', (_, field, keywords) => {
  expect(propertyOf(field)).toStrictEqual({ ...described, ...keywords });
});

test.each([
  [number(positive), 'A number greater than 0.'],
  [optional(number(notNegative), 0), 'A number of at least 0.'],
  [number(above(-100)), 'A number greater than -100.'],
  [number(positiveTo(168)), 'A number greater than 0 and at most 168.'],
  [integer(between(1, 10_000)), 'A whole number from 1 to 10,000.'],
  [text({ maxLength: 10_000 }), 'At most 10,000 characters.'],
  [list(number(), { minItems: 1, maxItems: 1_000_000 }), 'At most 1,000,000 items.'],
])('$schema ends its description with its limit', (field, limit) => {
  expect(propertyOf(field)?.description).toBe(`A field. ${limit}`);
});

test.each([number(), integer(), text(), choice(['a', 'b']), flag()])(
  '$schema has no limit to name',
  (field) => {
    expect(propertyOf(field)?.description).toBe('A field.');
  },
);

test('a limit is a description by itself', () => {
  expect(propertyOf(number(positive), '')?.description).toBe('A number greater than 0.');
});

test('words take the place of the title and add a unit', () => {
  expect(propertyOf(number(), { description: 'A field.', title: 'BMI', unit: 'kg/m²' })).toEqual({
    title: 'BMI',
    description: 'A field.',
    'x-unit': 'kg/m²',
    type: 'number',
  });
});

test('the fields come in their order, and the required ones are named', () => {
  const fields = {
    unit: choice(['metric', 'imperial']),
    height: optional(number(positive)),
    weight: number(positive),
    feet: optional(number(notNegative)),
    inches: optional(number(notNegative), 0),
  };
  const height = { description: 'h', replacedBy: 'feet' };
  const words = { unit: 'u', height, weight: 'w', feet: 'f', inches: 'i' };
  const { type, properties, required } = requestSchema(fields, words);
  expect(type).toBe('object');
  expect(Object.keys(properties)).toEqual(Object.keys(fields));
  expect(required).toEqual(['unit', 'height', 'weight']);
  expect(properties.height?.['x-replaced-by']).toBe('feet');
});
