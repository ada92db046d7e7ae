import { describe, expect, test } from 'vitest';
import {
  crossFieldRule,
  type Field,
  number,
  object,
  optional,
  type Parsed,
  text,
} from '../../src/fields/index.ts';

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
])('reads %j', (request, value) => {
  expect(validate(request)).toEqual({ value });
});

const above0 = 'a number greater than 0';
const atMost = 'at most run, which is 12 by default';

test.each([
  [{}, 'required, a number greater than 0', 'rise', { code: 'required', expected: above0 }],
  [
    { rise: '3' },
    'expected a number greater than 0, got "3"',
    'rise',
    { code: 'invalid', expected: above0, received: '"3"' },
  ],
  [{ rize: 3 }, 'unknown field, did you mean rise?', 'rize', { code: 'unknown', expected: 'rise' }],
  [
    { rise: 30 },
    'expected at most run, which is 12 by default, got 30',
    'rise',
    { code: 'invalid', expected: atMost, received: '30' },
  ],
  [
    [],
    'expected a JSON object, got an array',
    undefined,
    { code: 'invalid', expected: 'a JSON object', received: 'an array' },
  ],
])('refuses %j', (request, message, field, parts) => {
  const place = field === undefined ? {} : { field, path: [field] };
  expect(validate(request)).toEqual({ issues: [{ ...place, ...parts, message }] });
});

test('describes its fields, with titles and units if given', () => {
  const properties = {
    rise: {
      title: 'Rise',
      description: 'How far the roof rises.',
      'x-unit': 'm',
      type: 'number',
      exclusiveMinimum: 0,
    },
    run: {
      title: 'Run',
      description: 'Its half width.',
      type: 'number',
      exclusiveMinimum: 0,
      default: 12,
    },
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

describe('accepts a field named', () => {
  const missing = { code: 'required', expected: 'a number', message: 'required, a number' };

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s', (name) => {
    const { '~standard': schema } = object({ [name]: number(), other: number() });
    expect(schema.validate({ [name]: 1, other: 2 })).toEqual({ value: { [name]: 1, other: 2 } });
    expect(schema.validate({ [name]: 1 })).toEqual({
      issues: [{ ...missing, field: 'other', path: ['other'] }],
    });
    expect(schema.validate({ other: 2 })).toEqual({
      issues: [{ ...missing, field: name, path: [name] }],
    });
    expect(schema.jsonSchema.input({ target }).required).toEqual([name, 'other']);
  });
});

test('ignores a prototype in the request', () => {
  const request = JSON.parse('{"__proto__": {"rise": 3}, "note": "flat"}');
  expect(validate(request)).toMatchObject({ issues: [{ path: ['rise'] }] });
  expect(validate({ rise: 3, ...request })).toEqual({ value: { rise: 3, run: 12, note: 'flat' } });
});

test('an object without fields says that it expects none', () => {
  const { validate: read } = object({})['~standard'];
  expect(read({ x: 1 })).toMatchObject({ issues: [{ message: 'expected no fields' }] });
  expect(read({})).toEqual({ value: {} });
  expect(read({ x: null })).toEqual({ value: {} });
});

describe("a fault in a field's code", () => {
  const fault = new RangeError('no clock');
  const failing = () => {
    throw fault;
  };
  const working = { schema: {}, expected: () => 'a time', read: () => undefined };
  const at = (field: Partial<Field<string>>) =>
    object({ at: { ...working, ...field }, note: optional(text()) })['~standard'].validate;

  test.each<[string, Partial<Field<string>>, object]>([
    ['read', { read: failing }, { at: 'noon' }],
    ['expected', { expected: failing }, { at: 'noon' }],
    ['expected, if it is missing', { expected: failing }, {}],
    ['decode', { decode: failing }, { at: 'noon' }],
    ['describe', { describe: failing }, { at: 'noon' }],
    ['recognize', { recognize: failing }, { when: 'noon' }],
  ])('is not an error of the request: %s', (_, field, request) => {
    expect(() => at(field)(request)).toThrow(fault);
  });

  test('is distinguished from a request that cannot be read', () => {
    const unreadable = new Proxy([], { get: failing });
    const refused = { issues: [{ message: 'expected an object that can be read as JSON' }] };
    const touching = at({ read: (value) => String(Object(value)[0]) });
    expect(touching({ at: unreadable })).toMatchObject(refused);
    expect(at({})(new Proxy({ at: 'noon' }, { has: failing }))).toMatchObject(refused);
    expect(at({})(new Proxy({ at: 'noon' }, { ownKeys: failing }))).toMatchObject(refused);
    expect(
      at({})(Object.defineProperty({}, 'at', { enumerable: true, get: failing })),
    ).toMatchObject(refused);
  });
});
