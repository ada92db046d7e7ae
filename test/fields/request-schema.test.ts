import { expect, test } from 'vitest';
import { boolean, choice } from '../../src/fields/choice.ts';
import type { AnyField } from '../../src/fields/field.ts';
import type { FieldDescription } from '../../src/fields/field-description.ts';
import { number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { requestSchema } from '../../src/fields/request-schema.ts';
import { text } from '../../src/fields/text.ts';

function propertyOf(field: AnyField, words: FieldDescription = 'A field.') {
  return requestSchema({ someField: field }, { someField: words }).properties.someField;
}

const described = { title: 'Some field', description: 'A field.' };

test.each([
  ['a number', number(), { type: 'number' }],
  ['a choice', choice(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['a boolean', boolean(), { type: 'boolean' }],
  ['a text', text(), { type: 'string' }],
  ['a text with examples', text({ examples: ['a'] }), { type: 'string', examples: ['a'] }],
  ['a long text', text({ multiline: true }), { type: 'string', contentMediaType: 'text/plain' }],
  [
    'a secret',
    text({ secret: true, minLength: 1 }),
    { type: 'string', writeOnly: true, minLength: 1 },
  ],
  ['a default', optional(number(), 5), { type: 'number', default: 5 }],
  ['a false default', optional(boolean(), false), { type: 'boolean', default: false }],
  ['an empty default', optional(text(), ''), { type: 'string', default: '' }],
  ['no default', optional(number()), { type: 'number' }],
])('has keywords for %s', (_, field, keywords) => {
  expect(propertyOf(field)).toStrictEqual({ ...described, ...keywords });
});

test('replaces titles and adds units', () => {
  expect(
    propertyOf(number(), { description: 'A field.', title: 'BMI', 'x-unit': 'kg/m²' }),
  ).toEqual({
    title: 'BMI',
    description: 'A field.',
    'x-unit': 'kg/m²',
    type: 'number',
  });
});

test('keeps the order of fields, and names the required ones', () => {
  const fields = {
    unit: choice(['metric', 'imperial']),
    height: optional(number({ exclusiveMinimum: 0 })),
    weight: number({ exclusiveMinimum: 0 }),
    feet: optional(number({ minimum: 0 })),
    inches: optional(number({ minimum: 0 }), 0),
  };
  const height = { description: 'h', 'x-replaced-by': 'feet' };
  const words = { unit: 'u', height, weight: 'w', feet: 'f', inches: 'i' };
  const { type, properties, required } = requestSchema(fields, words);
  expect(type).toBe('object');
  expect(Object.keys(properties)).toEqual(Object.keys(fields));
  expect(required).toEqual(['unit', 'height', 'weight']);
  expect(properties.height?.['x-replaced-by']).toBe('feet');
});
