import { expect, test } from 'vitest';
import type { AnyField } from '../../../src/fields/field.ts';
import { boolean, choice, number, optional, text } from '../../../src/fields/index.ts';
import { requestSchema } from '../../../src/fields/request-schema.ts';

const plainText = { contentMediaType: 'text/plain', maxLength: 9 };

test.each<[string, AnyField, object]>([
  ['a number', number(), { type: 'number' }],
  ['a choice', choice(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
  ['a boolean', boolean(), { type: 'boolean' }],
  ['a text', text(), { type: 'string' }],
  ['a text with examples', text({ examples: ['a'] }), { type: 'string', examples: ['a'] }],
  ['a long text', text({ multiline: true, maxLength: 9 }), { type: 'string', ...plainText }],
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
  const { properties } = requestSchema(
    { someField: field },
    { someField: { description: 'A field.' } },
  );
  const described = { title: 'Some field', description: 'A field.' };
  expect(properties.someField).toStrictEqual({ ...described, ...keywords });
});

test('replaces titles and adds units', () => {
  const words = { description: 'A field.', title: 'BMI' };
  const { properties } = requestSchema({ bmi: number() }, { bmi: { ...words, unit: 'kg/m²' } });
  expect(properties.bmi).toEqual({ ...words, 'x-unit': 'kg/m²', type: 'number' });
});

test('keeps the order of fields, and names the required ones', () => {
  const fields = {
    unit: choice(['metric', 'imperial']),
    height: optional(number({ exclusiveMinimum: 0 })),
    weight: number({ exclusiveMinimum: 0 }),
    feet: optional(number({ minimum: 0 })),
  };
  const height = { description: 'h', replacedBy: 'feet' };
  const schema = requestSchema(fields, { height });
  expect(schema.type).toBe('object');
  expect(Object.keys(schema.properties)).toEqual(Object.keys(fields));
  expect(schema.required).toEqual(['unit', 'height', 'weight']);
  expect(schema.properties.height?.['x-replaced-by']).toBe('feet');
});
