import { Decimal as DecimalJs } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Decimal,
  formatPlain,
  formatScientific,
  nearestDouble,
  parseDecimal,
  plainDecimal,
} from '../../../src/shared/decimal.ts';

const decimal = (digits: string, exponent: number, negative = false): Decimal => ({
  negative,
  digits,
  exponent,
});

test.each([
  ['1500', decimal('15', 3)],
  ['+1500', decimal('15', 3)],
  ['-1500', decimal('15', 3, true)],
  ['001500.', decimal('15', 3)],
  ['1500.00', decimal('15', 3)],
  ['1.5', decimal('15', 0)],
  ['.5', decimal('5', -1)],
  ['.0050', decimal('5', -3)],
  ['10.01', decimal('1001', 1)],
  ['1.5e3', decimal('15', 3)],
  ['1.5E+12', decimal('15', 12)],
  ['15e-12', decimal('15', -11)],
  ['1.5x10^3', decimal('15', 3)],
  ['1.5  X\u00a010^-3', decimal('15', -3)],
  ['-.5 × 10^+10', decimal('5', 9, true)],
  [' \u20031500\n', decimal('15', 3)],
  ['1.5 \\times 10^{3}', decimal('15', 3)],
  ['1.5\\cdot10^{-3}', decimal('15', -3)],
  ['4*10**5', decimal('4', 5)],
  ['-10 ** -3', decimal('1', -3, true)],
  ['10**(+3)', decimal('1', 3)],
  ['10<sup>3</sup>', decimal('1', 3)],
  ['1.5 × 10 <SUP> -3 </SUP>', decimal('15', -3)],
  ['$1.5 \\times 10^{3}$', decimal('15', 3)],
  ['(1.5 x 10^(3))', decimal('15', 3)],
  ['(-1.5e3)', decimal('15', 3, true)],
  ['$ 1.5E3 $', decimal('15', 3)],
  ['0', decimal('0', 0)],
  ['-0.00e5', decimal('0', 0)],
])('reads %j', (text, expected) => {
  expect(parseDecimal(text, 12)).toEqual(expected);
});

test.each([
  ...['', ' ', '.', '-', '+-1', '1,5', '1.5.', '1 5', 'x1', '1x', '1e', '1e1.5', 'e5', '.e5'],
  ...['1 5e3', '1e- 5', '1x 5', '1x10', '1x10^', '1 x 10 ^ 5 0', '1xx10^5', '٣', 'NaN', 'Infinity'],
  ...[
    '(15)',
    '$15$',
    '(10)',
    '-(1e3)',
    '((1e3))',
    '(1e3',
    '1e3)',
    '$1e3',
    '(1e3)$',
    '1**10^3',
    '10^{3',
    '10^{3)',
  ],
  ...['10<sup>3', '10<sub>3</sub>', '1\\div10^3', '10**', '10^^3', '10*^3'],
])('refuses %j', (text) => {
  expect(parseDecimal(text, 12)).toBe(undefined);
});

test('limits the exponent in normal form', () => {
  const exponentOf = (text: string, most: number) => parseDecimal(text, most)?.exponent;
  expect(exponentOf('10e9999', 10_000)).toBe(10_000);
  expect(exponentOf('10e10000', 10_000)).toBe(undefined);
  expect(exponentOf('.1e-9999', 10_000)).toBe(-10_000);
  expect(exponentOf('.1e-10000', 10_000)).toBe(undefined);
  expect(exponentOf('0e99999', 10_000)).toBe(0);
  expect(exponentOf(`1e${'9'.repeat(400)}`, Infinity)).toBe(Infinity);
});

test.each([
  [decimal('0', 0), '0e+0', '0'],
  [decimal('5', 0), '5e+0', '5'],
  [decimal('5', 2), '5e+2', '500'],
  [decimal('15', 0), '1.5e+0', '1.5'],
  [decimal('15', 1), '1.5e+1', '15'],
  [decimal('15', 3, true), '-1.5e+3', '-1500'],
  [decimal('123', 1), '1.23e+1', '12.3'],
  [decimal('5', -1), '5e-1', '0.5'],
  [decimal('15', -3, true), '-1.5e-3', '-0.0015'],
])('writes %j', (value, scientific, plain) => {
  expect(formatScientific(value)).toBe(scientific);
  expect(formatPlain(value)).toBe(plain);
});

test.each([
  [decimal('15', 3, true), -1500],
  [decimal('1', -10_000), 0],
  [decimal('1', -10_000, true), 0],
  [decimal('1', 10_000), Infinity],
  [decimal('1', 10_000, true), -Infinity],
  // The first is halfway between two doubles; the tie goes to the even one.
  [decimal('9007199254740993', 15), 9007199254740992],
  [decimal('90071992547409930001', 15), 9007199254740994],
])('reads %j as the nearest double, %d', (value, expected) => {
  expect(nearestDouble(value)).toBe(expected);
});

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [-45, '-45'],
  [100, '100'],
  [0.5, '0.5'],
  [-0.05, '-0.05'],
  [12.25, '12.25'],
  [1e21, '1000000000000000000000'],
  [-1.5e22, '-15000000000000000000000'],
  [1e-7, '0.0000001'],
])('%d has the plain digits %s', (value, expected) => expect(plainDecimal(value)).toBe(expected));

test('plain digits agree with decimal.js on any number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(plainDecimal(value)).toBe(new DecimalJs(value + 0).toFixed());
    }),
  );
});
