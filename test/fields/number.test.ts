import { describe, expect, test } from 'vitest';
import { formatNumber, integer, number } from '../../src/fields/number.ts';
import { said } from './said.ts';

const [least, most] = ['-9,007,199,254,740,991', '9,007,199,254,740,991'];

const kinds = [
  ['number()', number(), 'a number'],
  ['positive', number({ exclusiveMinimum: 0 }), 'a number greater than 0'],
  ['nonNegative', number({ minimum: 0 }), 'a number of at least 0'],
  ['above', number({ exclusiveMinimum: 0.5 }), 'a number greater than 0.5'],
  ['a range', number({ minimum: -1, maximum: 1440 }), 'a number from -1 to 1,440'],
  [
    'a half-open range',
    number({ exclusiveMinimum: 0, maximum: 168 }),
    'a number greater than 0 and at most 168',
  ],
  ['integer()', integer(), `a whole number from ${least} to ${most}`],
  [
    'integer, positive',
    integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    `a whole number from 1 to ${most}`,
  ],
  ['integer, a range', integer({ minimum: 1, maximum: 24 }), 'a whole number from 1 to 24'],
  ['integer, a lower bound', integer({ minimum: 1 }), `a whole number from 1 to ${most}`],
  ['integer, an upper bound', integer({ maximum: 9 }), `a whole number from ${least} to 9`],
  [
    'integer, an exclusive bound',
    integer({ exclusiveMinimum: 0 }),
    `a whole number greater than 0 and at most ${most}`,
  ],
  ['a tiny bound', number({ exclusiveMinimum: 1e-30 }), 'a number greater than 1e-30'],
  ['a bound of many digits', number({ minimum: 1.25e-20 }), 'a number of at least 1.25e-20'],
  ['a huge bound', number({ maximum: 1e300 }), 'a number of at most 1e+300'],
] as const;

describe.each(kinds)('%s', (_, field, expected) => {
  test('says what it expects when it is missing', () => {
    expect(said({}, { n: field })).toBe(`n: required, ${expected}`);
    expect(said({ n: null }, { n: field })).toBe(`n: required, ${expected}`);
    expect(said({ n: undefined }, { n: field })).toBe(`n: required, ${expected}`);
  });

  test.each([
    ['1', '"1"'],
    ['', '""'],
    [true, 'true'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
    [[1], 'an array'],
    [{ n: 1 }, 'an object'],
    [new Number(1), 'an object'],
    [10n, 'a bigint'],
    [Symbol('n'), 'a symbol'],
    [() => 1, 'a function'],
  ])('refuses %o', (value, came) => {
    expect(said({ n: value }, { n: field })).toBe(`n: expected ${expected}, got ${came}`);
  });
});

describe('the bounds', () => {
  test.each([
    [number(), -1.7976931348623157e308, true],
    [number(), 5e-324, true],
    [number({ exclusiveMinimum: 0 }), 5e-324, true],
    [number({ exclusiveMinimum: 0 }), 0, false],
    [number({ exclusiveMinimum: 0 }), -0, false],
    [number({ minimum: 0 }), 0, true],
    [number({ minimum: 0 }), -5e-324, false],
    [number({ exclusiveMinimum: 0, maximum: 168 }), 5e-324, true],
    [number({ exclusiveMinimum: 0, maximum: 168 }), 0, false],
    [number({ exclusiveMinimum: 0, maximum: 168 }), -1, false],
    [number({ exclusiveMinimum: 0, maximum: 168 }), 168, true],
    [number({ exclusiveMinimum: 0, maximum: 168 }), 168.00000000000003, false],
    [number({ exclusiveMinimum: -100 }), -100, false],
    [number({ exclusiveMinimum: -100 }), -99.99999999999999, true],
    [integer(), 9007199254740991, true],
    [integer(), 9007199254740992, false],
    [integer(), -9007199254740991, true],
    [integer(), -9007199254740992, false],
    [integer(), 1.5, false],
    [integer(), 1e21, false],
    [integer({ minimum: 1, maximum: 24 }), 24, true],
    [integer({ minimum: 1, maximum: 24 }), 24.000000000000004, false],
    [integer({ minimum: 1, maximum: 24 }), 25, false],
    [integer({ minimum: 1, maximum: 24 }), 0, false],
  ])('$schema accepts %d: %o', (field, value, isTaken) => {
    expect(field.read(value)).toBe(isTaken ? value : undefined);
  });

  test('reads -0 as 0', () => {
    expect(number().read(-0)).toBe(0);
    expect(integer().read(-0)).toBe(0);
    expect(number({ minimum: 0 }).read(-0)).toBe(0);
  });

  test('are those of the schema', () => {
    expect(number().schema).toEqual({ type: 'number' });
    expect(number({ exclusiveMinimum: 0 }).schema).toEqual({ type: 'number', exclusiveMinimum: 0 });
    expect(number({ minimum: 0 }).schema).toEqual({ type: 'number', minimum: 0 });
    expect(number({ exclusiveMinimum: -100 }).schema).toEqual({
      type: 'number',
      exclusiveMinimum: -100,
    });
    expect(number({ minimum: -1, maximum: 1440 }).schema).toEqual({
      type: 'number',
      minimum: -1,
      maximum: 1440,
    });
    expect(number({ exclusiveMinimum: 0, maximum: 168 }).schema).toEqual({
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 168,
    });
    expect(integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
    });
  });
});

test.each([
  [0, '0'],
  [-1, '-1'],
  [0.1, '0.1'],
  [999, '999'],
  [1000, '1,000'],
  [1_000_000.25, '1,000,000.25'],
  [-1_234_567, '-1,234,567'],
  [1234.56789, '1,234.56789'],
  [1e-6, '0.000001'],
  [5e-8, '5e-8'],
  [1.2345678e-20, '1.2345678e-20'],
  [-1e-21, '-1e-21'],
  [5e-324, '5e-324'],
  [0.1 + 0.2, '0.30000000000000004'],
  [999_999_999_999_999_900_000, '999,999,999,999,999,900,000'],
  [1e21, '1e+21'],
])('writes %d as %s', (bound, figure) => {
  expect(formatNumber(bound)).toBe(figure);
});
