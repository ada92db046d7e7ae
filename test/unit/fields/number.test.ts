import { expect, test } from 'vitest';
import { formatNumber, integer, number } from '../../../src/fields/number.ts';
import { readingOf } from './outcome-of.ts';

const most = '9,007,199,254,740,991';

test.each([
  [number(), 'a number'],
  [number({ exclusiveMinimum: 0 }), 'a number greater than 0'],
  [number({ minimum: 0 }), 'a number of at least 0'],
  [number({ exclusiveMinimum: 0.5 }), 'a number greater than 0.5'],
  [number({ minimum: -1, maximum: 1440 }), 'a number from -1 to 1,440'],
  [number({ exclusiveMinimum: 0, maximum: 168 }), 'a number greater than 0 and at most 168'],
  [integer(), `a whole number from -${most} to ${most}`],
  [integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), `a whole number from 1 to ${most}`],
  [integer({ minimum: 1, maximum: 24 }), 'a whole number from 1 to 24'],
  [integer({ minimum: 1 }), `a whole number from 1 to ${most}`],
  [integer({ maximum: 9 }), `a whole number from -${most} to 9`],
  [integer({ exclusiveMinimum: 0 }), `a whole number greater than 0 and at most ${most}`],
  [number({ exclusiveMinimum: 1e-30 }), 'a number greater than 1e-30'],
  [number({ minimum: 1.25e-20 }), 'a number of at least 1.25e-20'],
  [number({ maximum: 1e300 }), 'a number of at most 1e+300'],
])('$schema is described as %s', (field, words) => {
  expect(readingOf(field)).toBe(`required, ${words}`);
  expect(readingOf(field, null)).toBe(`required, ${words}`);
  expect(readingOf(field, '1')).toBe(`expected ${words}, got "1"`);
});

test.each([
  ['', '""'],
  [true, 'true'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  [[1], 'an array'],
  [new Number(1), 'an object'],
])('refuses %o', (value, shown) => {
  expect(readingOf(number(), value)).toBe(`expected a number, got ${shown}`);
  expect(readingOf(integer({ minimum: 1, maximum: 24 }), value)).toBe(
    `expected a whole number from 1 to 24, got ${shown}`,
  );
});

const hours = { exclusiveMinimum: 0, maximum: 168 };

test.each([
  [number(), [-1.7976931348623157e308, 5e-324], []],
  [number({ exclusiveMinimum: 0 }), [5e-324], [0, -0]],
  [number({ minimum: 0 }), [0], [-5e-324]],
  [number(hours), [5e-324, 168], [0, -1, 168.00000000000003]],
  [number({ exclusiveMinimum: -100 }), [-99.99999999999999], [-100]],
  [
    integer(),
    [9007199254740991, -9007199254740991],
    [9007199254740992, -9007199254740992, 1.5, 1e21],
  ],
  [integer({ minimum: 1, maximum: 24 }), [1, 24], [0, 25, 24.000000000000004]],
])('$schema accepts %j and refuses %j', (field, accepted, refused) => {
  for (const value of accepted) expect(field.read(value)).toBe(value);
  for (const value of refused) expect(field.read(value)).toBeUndefined();
});

test('reads -0 as 0', () => {
  for (const field of [number(), integer(), number({ minimum: 0 })]) expect(field.read(-0)).toBe(0);
});

test('has its bounds in its schema', () => {
  expect(number().schema).toEqual({ type: 'number' });
  expect(number(hours).schema).toEqual({ type: 'number', ...hours });
  const range = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  expect(integer(range).schema).toEqual({ type: 'integer', ...range });
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
