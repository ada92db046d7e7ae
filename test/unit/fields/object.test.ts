import { describe, expect, test } from 'vitest';
import type { Field, Parsed } from '../../../src/fields/index.ts';
import { crossFieldRule, number, object, optional, text } from '../../../src/fields/index.ts';

const fields = {
  rise: number({ exclusiveMinimum: 0 }),
  run: optional(number({ exclusiveMinimum: 0 }), 12),
  note: optional(text()),
};

const roof = object(fields, { rise: ['How far the roof rises.', 'm'], run: 'Its half width.' }, [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['rise', 'run'],
    holds: ({ rise, run }) => rise <= run,
    expected: { rise: 'at most run' },
  }),
]);

const { validate, jsonSchema } = roof['~standard'];
const target = 'draft-2020-12';

test.each([
  [{ rise: 3 }, { rise: 3, run: 12 }],
  [
    { rise: 3, run: null, note: null, width: null },
    { rise: 3, run: 12 },
  ],
  [
    { rise: 3, run: 4, note: 'flat' },
    { rise: 3, run: 4, note: 'flat' },
  ],
])('reads %j as %j', (request, value) => {
  expect(validate(request)).toEqual({ value });
});

const atMost = 'at most run, which is 12 by default';

test.each([
  [
    {},
    'required, a number greater than 0',
    { code: 'required', expected: 'a number greater than 0' },
  ],
  [
    { rise: 30 },
    'expected at most run, which is 12 by default, got 30',
    { code: 'invalid', expected: atMost, received: '30' },
  ],
  // The path is as written in the request.
  [
    { 'ri\nze': 3 },
    'unknown field, did you mean rise?',
    { code: 'unknown', expected: 'rise', field: 'ri\nze', path: ['ri\nze'] },
  ],
  [
    [],
    'expected an object, got an array',
    {
      ...{ code: 'invalid', expected: 'an object', received: 'an array' },
      ...{ field: undefined, path: undefined },
    },
  ],
])('refuses %j', (request, message, parts) => {
  expect(validate(request)).toEqual({
    issues: [{ field: 'rise', path: ['rise'], ...parts, message }],
  });
});

test('describes its fields, with titles and units if given', () => {
  const given = { title: 'Rise', description: 'How far the roof rises.', 'x-unit': 'm' };
  const numeric = { type: 'number', exclusiveMinimum: 0 };
  const properties = {
    rise: { ...given, ...numeric },
    run: { title: 'Run', description: 'Its half width.', ...numeric, default: 12 },
    note: { title: 'Note', type: 'string' },
  };
  expect(jsonSchema.input({ target })).toMatchObject({ properties, required: ['rise'] });
  expect(jsonSchema.output({ target })).toMatchObject({ properties, required: ['rise', 'run'] });
  expect(jsonSchema.input({ target }).properties).not.toHaveProperty('note.description');
});

test('returns what its fields read', () => {
  const length: Field<string, number> = {
    schema: { type: 'string' },
    expected: () => 'a text',
    read: (value) => (typeof value === 'string' ? value.length : undefined),
  };
  const { validate: measure } = object({ size: length, zero: number() })['~standard'];
  expect(measure({ size: 'four', zero: -0 })).toStrictEqual({ value: { size: 4, zero: 0 } });
});

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'may have a field %s',
  (name) => {
    const { validate: read, jsonSchema: schema } = object({ [name]: number(), other: number() })[
      '~standard'
    ];
    expect(read({ [name]: 1, other: 2 })).toEqual({ value: { [name]: 1, other: 2 } });
    expect(read({ [name]: 1 })).toMatchObject({ issues: [{ code: 'required', path: ['other'] }] });
    expect(read({ other: 2 })).toMatchObject({ issues: [{ code: 'required', path: [name] }] });
    expect(schema.input({ target }).required).toEqual([name, 'other']);
  },
);

test('ignores a prototype in the request', () => {
  const request = JSON.parse('{"__proto__": {"rise": 3}, "note": "flat"}');
  expect(validate(request)).toMatchObject({ issues: [{ path: ['rise'] }] });
  expect(validate({ rise: 3, ...request })).toEqual({ value: { rise: 3, run: 12, note: 'flat' } });
});

test('an object without fields says that it expects none', () => {
  const { validate: read } = object({})['~standard'];
  expect(read({ x: 1 })).toMatchObject({ issues: [{ message: 'expected no fields' }] });
  for (const request of [{}, { x: null }]) expect(read(request)).toEqual({ value: {} });
});

describe("a fault in a field's code", () => {
  const fault = new RangeError('no clock');
  const throwing = () => {
    throw fault;
  };
  const working = { schema: {}, expected: () => 'a time', read: () => undefined };
  const at = (field: Partial<Field<string>>) =>
    object({ at: { ...working, ...field }, note: optional(text()) })['~standard'].validate;

  test.each<[string, Partial<Field<string>>, object]>([
    ['read', { read: throwing }, { at: 'noon' }],
    ['expected', { expected: throwing }, { at: 'noon' }],
    ['expected, if it is missing', { expected: throwing }, {}],
    ['decode', { decode: throwing }, { at: 'noon' }],
    ['describe', { describe: throwing }, { at: 'noon' }],
    ['recognize', { recognize: throwing }, { when: 'noon' }],
  ])('is not an error of the request: %s', (_, field, request) => {
    expect(() => at(field)(request)).toThrow(fault);
  });

  const first = { read: (value: unknown) => String(Object(value)[0]) };

  test.each<[string, object, Partial<Field<string>>]>([
    ['a value', { at: new Proxy([], { get: throwing }) }, first],
    ['a trap', new Proxy({ at: 'noon' }, { has: throwing }), {}],
    ['the names', new Proxy({ at: 'noon' }, { ownKeys: throwing }), {}],
    ['a getter', Object.defineProperty({}, 'at', { enumerable: true, get: throwing }), {}],
  ])('is distinguished from a request that cannot be read: %s', (_, request, field) => {
    const message = 'expected an object that can be read as JSON';
    expect(at(field)(request)).toMatchObject({ issues: [{ message }] });
  });
});
