import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decimalMarkIn,
  doubtfulCellIn,
  numberInCell,
} from '../../../../demo/tables/cell-number.ts';
import { stepsOf } from '../../../support/expect-linear.ts';

test.each([
  ['1234.5', 1234.5],
  ['1,234.5', 1234.5],
  ['12,345,678', 12_345_678],
  ['-3', -3],
  ['\u22123', -3],
  ['\u2212$1,234.50', -1234.5],
  ['1e\u22123', 0.001],
  ['10³', 1000],
  ['1.5 × 10⁻³', 0.0015],
  ['1,500×10^3', 1_500_000],
  ['12 x 10', undefined],
  ['2³', undefined],
  ['–3', -3],
  ['－3', -3],
  ['１２', 12],
  ['(1,234.50)', -1234.5],
  ['$1,234.50', 1234.5],
  ['6.5 %', 6.5],
  ['1 234', 1234],
  ['1\u202f234', 1234],
  ["1'234.5", 1234.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['1.234,5', undefined],
  ['1,23', undefined],
  ['1,2345', undefined],
  ['', undefined],
  ['.', undefined],
  ['-', undefined],
  ['abc', undefined],
  ['1.2.3', undefined],
  ['12 kg', undefined],
])('reads %s with a decimal point as %s', (cell, number) => {
  expect(numberInCell(cell, '.')).toBe(number);
});

test.each([
  ['1234,5', 1234.5],
  ['1.234,5', 1234.5],
  ['12.345.678', 12_345_678],
  ['1.234', 1234],
  ['6,5 %', 6.5],
  ['1 234,50 €', 1234.5],
  [',5', 0.5],
  ['1,5·10³', 1500],
  ['−1,5 × 10⁻³', -0.0015],
  ['1,234.5', undefined],
  ['1.23', undefined],
])('reads %s with a decimal comma as %s', (cell, number) => {
  expect(numberInCell(cell, ',')).toBe(number);
});

test.each(['en', 'de', 'fr', 'de-CH', 'pt', 'sv'])('reads numbers as %s writes them', (locale) => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const mark = format.format(0.5).includes(',') ? ',' : '.';
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
      const number = thousandths / 1000;
      expect(numberInCell(format.format(number), mark)).toBe(number + 0);
    }),
  );
});

test.each([
  [['1,5', '2'], '.', ','],
  [['1.5', '2'], ',', '.'],
  [['1,234.5'], ',', '.'],
  [['1.234,5'], '.', ','],
  [['1,234', '2,345'], '.', '.'],
  [['1,234', '2,345'], ',', ','],
  [['1,234', '2,34'], '.', ','],
  [['name', ''], ',', ','],
] as const)('finds the decimal mark of %j, where it is usually %s', (cells, usual, mark) => {
  expect(decimalMarkIn(cells, usual)).toBe(mark);
});

test.each([
  [['1,234', '5,678'], '1,234'],
  [['name', '7', '1,234'], '1,234'],
  [['1,5', '1,234.5'], undefined],
  [['1,234', '2,34'], undefined],
  [['1,234', '1,234.5'], undefined],
  [['1.234'], undefined],
  [['1,000,000'], undefined],
  [['Bob, Ann'], undefined],
] as const)('finds the doubtful cell of %j', (cells, doubtful) => {
  expect(doubtfulCellIn(cells)).toBe(doubtful);
});

test('a text of megabytes is soon known not to be a number', () => {
  const steps = (size: number) => {
    const text = 'Lorem ipsum, dolor.\n'.repeat(size);
    return stepsOf(() => expect(numberInCell(text, ',')).toBeUndefined());
  };
  expect(steps(500_000)).toBe(steps(10));
});
