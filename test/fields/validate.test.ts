import { describe, expect, test } from 'vitest';
import { choice } from '../../src/fields/choice.ts';
import type { AnyField } from '../../src/fields/field.ts';
import { number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { text } from '../../src/fields/text.ts';
import { validate } from '../../src/fields/validate.ts';
import { said } from './said.ts';

const loan = {
  principal: number({ exclusiveMinimum: 0 }),
  annualRate: number(),
  years: { ...optional(number({ exclusiveMinimum: 0 })), synonyms: ['term'] },
  extraPayment: optional(number(), 0),
};

const plain = { principal: 1000, annualRate: 5 };
const parsed = { ...plain, years: undefined, extraPayment: 0 };

describe('a request as a whole', () => {
  test.each([
    ['nothing', undefined, 'a JSON object, got undefined'],
    ['null', null, 'a JSON object, got null'],
    ['an array', [plain], 'a JSON object, got an array'],
    ['a text', '{}', 'a JSON object, got "{}"'],
    ['a long text', 'x'.repeat(50), `a JSON object, got "${'x'.repeat(39)}…"`],
    ['a number', 5, 'a JSON object, got 5'],
    ['a boolean', true, 'a JSON object, got true'],
    ['a bigint', 5n, 'a JSON object, got a bigint'],
    ['a symbol', Symbol('x'), 'a JSON object, got a symbol'],
    ['a function', () => plain, 'a JSON object, got a function'],
    ['what writes itself as JSON', { ...plain, toJSON: () => 5 }, 'a JSON object, got an object'],
    ['a date', new Date(0), 'a JSON object, got an object'],
    ['what cannot be read', revoked(), 'an object that can be read as JSON'],
  ])('refuses %s', (_, request, expected) => {
    expect(said(request, loan)).toBe(`request body: expected ${expected}`);
  });

  test('reports every required field if it is empty', () => {
    const error = 'principal: required, a number greater than 0; annualRate: required, a number';
    expect(said({}, loan)).toBe(error);
    expect(said({ years: 5 }, loan)).toBe(error);
    expect(said({ principal: null }, loan)).toBe(error);
    expect(said({ unknown: null, other: undefined }, loan)).toBe(error);
  });

  test.each([{ toJSON: true }, { toJSON: 'x' }, { toJSON: { x: 1 } }, { json: () => 5 }])(
    'may have %o beside its fields',
    (other) => {
      expect(said({ ...plain, ...other }, loan)).toEqual(parsed);
    },
  );

  test('may be empty if every field is optional', () => {
    expect(said({}, { to: optional(text()) })).toEqual({ to: undefined });
  });

  test.each([
    { sum: 1000, rate: 5 },
    { id: 7 },
    { [`principal${'_'.repeat(100)}`]: 1000 },
    { x: [] },
    { '': false },
  ])('lists all fields for %o, which has none of them', (request) => {
    const expected = 'fields such as principal, annualRate, years, extraPayment';
    expect(said(request, loan)).toBe(`request body: expected ${expected}`);
    const fields = { to: optional(text()) };
    expect(said(request, fields)).toBe('request body: expected fields such as to');
  });

  test('reports all errors in the order of the fields', () => {
    expect(said({ extraPayment: '5', years: [], anualRate: 5, principal: 0 }, loan)).toBe(
      'principal: expected a number greater than 0, got 0; ' +
        'anualRate: unknown field, did you mean annualRate?; ' +
        'years: expected a number greater than 0, got an array; ' +
        'extraPayment: expected a number, got "5"',
    );
  });
});

describe('an unknown field', () => {
  test.each([
    ['extraPayement', 'extraPayment'],
    ['extra_payment', 'extraPayment'],
    ['EXTRAPAYMENT', 'extraPayment'],
    ['extra payments', 'extraPayment'],
    ['year', 'years'],
    ['yaers', 'years'],
    ['term', 'years'],
    ['terms', 'years'],
    ['Term', 'years'],
    ['extra\u200bPayment', 'extraPayment'],
  ])('is refused as a misspelling: %o for %s', (name, meant) => {
    const printed = name.replace('\u200b', '\\u200b');
    const error = `${printed}: unknown field, did you mean ${meant}?`;
    expect(said({ ...plain, [name]: 5 }, loan)).toBe(error);
    expect(said({ ...plain, [name]: 'nonsense' }, loan)).toBe(error);
  });

  test.each([
    ['id', 'name', 'note', 'comment', 'unknown', 'extra', 'payment', 'currency', 'locale'],
    ['__proto__', 'constructor', 'toString', 'toJSON', 'length', '', '0', '\ud800'],
    ['e_x_t_r_a_P_a_y_m_e_n_t____________________', 'years'.repeat(20)],
  ])('is otherwise ignored: %o', (...names) => {
    const unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`)}}`);
    const request = Object.defineProperties({ ...plain }, ownOf(unknown));
    expect(said(request, loan)).toEqual(parsed);
  });

  test.each([null, undefined])('is ignored if it is %o', (value) => {
    expect(said({ ...plain, extraPayement: value }, loan)).toEqual(parsed);
  });

  test('is no misspelling of a field that the request has', () => {
    const request = { ...plain, extraPayment: 5, extraPayement: 7, year: 3, years: 2 };
    expect(said(request, loan)).toEqual({ ...plain, years: 2, extraPayment: 5 });
  });

  test('is a misspelling of a field that is null in the request', () => {
    const error = 'extraPayement: unknown field, did you mean extraPayment?';
    expect(said({ ...plain, extraPayment: null, extraPayement: 7 }, loan)).toBe(error);
  });

  test('shows that the request is meant for the tool', () => {
    expect(said({ prinicpal: 1000 }, loan)).toBe(
      'prinicpal: unknown field, did you mean principal?; annualRate: required, a number',
    );
    expect(said({ term: 5 }, loan)).toMatch(/; term: unknown field, did you mean years\?$/);
    expect(said({ prinicpal: 1000, id: 7, note: 'x' }, loan)).toBe(
      'prinicpal: unknown field, did you mean principal?; annualRate: required, a number',
    );
  });

  test('is checked among the first thousand', () => {
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`other${index}`, 1]));
    const slip = { extraPayement: 7 };
    const error = 'extraPayement: unknown field, did you mean extraPayment?';
    expect(said({ ...plain, ...others(999), ...slip }, loan)).toBe(error);
    expect(said({ ...plain, ...others(1000), ...slip }, loan)).toEqual(parsed);
  });
});

describe('an unknown field that seems to mean another one', () => {
  const hash = {
    key: {
      ...text(),
      synonyms: ['secret', 'signingSecret'],
      unsupported: [
        { names: ['keyEncoding'], expected: 'utf-8, as keys are read', harmless: ['utf-8'] },
      ],
    },
    encoding: { ...optional(choice(['hex', 'base64'])), synonyms: ['number', 'outputFormat'] },
    maxReadTime: optional(number(), 0),
    sides: {
      ...optional(number(), 6),
      recognize: (value: unknown) => (value === '2d6' ? 'count 2 and sides 6' : undefined),
    },
  };
  const plain = { key: 'k' };
  const parsed = { key: 'k', encoding: undefined, maxReadTime: 0, sides: 6 };

  test.each([
    ['outputEncoding', 'encoding'],
    ['output_encoding', 'encoding'],
    ['OUTPUT-ENCODING', 'encoding'],
    ['encodingType', 'encoding'],
    ['encoding_in_kg', 'encoding'],
    ['myEncodingType', 'encoding'],
    ['theOutputFormat', 'encoding'],
    ['outputFormatName', 'encoding'],
    ['sidesCount', 'sides'],
    ['dieSides', 'sides'],
    ['die_side', 'sides'],
    ['maxReadTimeMinutes', 'maxReadTime'],
    ['maxReadSpeed', 'maxReadTime'],
    ['totalMaxReadTime', 'maxReadTime'],
  ])('is refused: %s for %s', (name, meant) => {
    const error = `${name}: unknown field, did you mean ${meant}?`;
    expect(said({ ...plain, [name]: 'x' }, hash)).toBe(error);
    expect(said({ ...plain, [name]: 'x', [meant]: null }, hash)).toBe(error);
  });

  test.each([
    ['requestEncoding', 'sessionSides', 'contentEncoding'],
    ['encodingId', 'encoding_label', 'maxReadAt', 'sidesNote'],
    ['phoneNumber', 'numberOfPages', 'readTime', 'maxSpeed', 'encodings2', 'upside'],
    ['a_very_long_name_that_nobody_writes_encoding'],
    ['_', '-', 'encoding'.repeat(3)],
  ])('is ignored if it may carry context: %o', (...names) => {
    const request = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(said({ ...plain, ...request }, hash)).toEqual(parsed);
  });

  test('is recognized more generously if the field is required', () => {
    const error = 'apiSecretText: unknown field, did you mean key?';
    expect(said({ apiSecretText: 'k', sides: 3 }, hash)).toBe('key: required, a string');
    expect(said({ mySecretText: 'k', sides: 3 }, hash)).toBe(error.replace('api', 'my'));
  });

  test('is ignored if the request has the field', () => {
    expect(said({ ...plain, myKey: 'x', sides: 6, dieSides: 3 }, hash)).toEqual(parsed);
  });

  test.each(['style', 'kind', 'outputs', 'x'])('is recognized by its option: %s', (name) => {
    const error = `${name}: unknown field, did you mean encoding?`;
    expect(said({ ...plain, [name]: 'base64' }, hash)).toBe(error);
    expect(said({ ...plain, [name]: 'base65' }, hash)).toEqual(parsed);
  });

  test('is ignored in spite of its option if it carries context', () => {
    expect(said({ ...plain, label: 'hex', userId: 'base64' }, hash)).toEqual(parsed);
  });

  test('is recognized by what the field says of its value', () => {
    const error = 'roll: unknown field, did you mean count 2 and sides 6?';
    expect(said({ ...plain, roll: '2d6' }, hash)).toBe(error);
    expect(said({ ...plain, roll: '2d7' }, hash)).toEqual(parsed);
  });

  test('means the field that its name shows most surely', () => {
    expect(said({ encodingSides: 1, sidesType: 2, key: 'k' }, hash)).toBe(
      'sidesType: unknown field, did you mean sides?',
    );
    expect(said({ mySecret: 1, keys: 2 }, hash)).toBe('keys: unknown field, did you mean key?');
  });

  test('is refused if it asks for what the tool does not do', () => {
    const error = 'key_encoding: expected utf-8, as keys are read, got "hex"';
    expect(said({ ...plain, key_encoding: 'hex' }, hash)).toBe(error);
    expect(said({ ...plain, key_encoding: 'hex', encoding: 'hex' }, hash)).toBe(error);
    expect(said({ key_encoding: 'hex' }, hash)).toBe(`key: required, a string; ${error}`);
    expect(said({ ...plain, keyEncoding: 'utf-8' }, hash)).toEqual(parsed);
  });
});

describe('a field', () => {
  test('may return another type than it accepts', () => {
    const length: AnyField = {
      schema: { type: 'string' },
      expected: () => 'a text',
      read: (value) => (typeof value === 'string' ? value.length : undefined),
    };
    expect(said({ length: 'abc' }, { length })).toEqual({ length: 3 });
  });

  test('may describe a wrong value itself', () => {
    const rows: AnyField = {
      schema: { type: 'array' },
      expected: (value) => (Array.isArray(value) ? 'two rows' : 'an array'),
      read: () => undefined,
      describe: (value) => (Array.isArray(value) ? `${value.length} rows` : 'nothing of the kind'),
    };
    expect(said({ rows: [1] }, { rows })).toBe('rows: expected two rows, got 1 rows');
    expect(said({ rows: 1 }, { rows })).toBe('rows: expected an array, got nothing of the kind');
    expect(said({}, { rows })).toBe('rows: required, an array');
  });

  test('is read from own properties only', () => {
    const request = Object.create({ principal: 7 }, ownOf({ annualRate: 5 }));
    expect(said(request, loan)).toBe('principal: required, a number greater than 0');
  });
});

test('validate() returns the errors one by one', () => {
  const fields = { ...loan, unit: choice(['one']) };
  expect(validate({ principal: 1, anualRate: 1, unit: '\n' }, fields)).toEqual({
    issues: [
      {
        field: 'anualRate',
        code: 'unknown',
        expected: 'annualRate',
        message: 'unknown field, did you mean annualRate?',
      },
      {
        field: 'unit',
        code: 'invalid',
        expected: 'one of one',
        received: '"\\u000a"',
        message: 'expected one of one, got "\\u000a"',
      },
    ],
  });
  expect(validate([], fields)).toEqual({
    issues: [
      {
        code: 'invalid',
        expected: 'a JSON object',
        received: 'an array',
        message: 'expected a JSON object, got an array',
      },
    ],
  });
});

/** Returns an object that throws on any access. */
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Copies the properties of an object, including `__proto__`, as own properties. */
function ownOf(properties: object): PropertyDescriptorMap {
  return Object.getOwnPropertyDescriptors(properties);
}
