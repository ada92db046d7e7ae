import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalMarkIn, numberInCell } from '../../../demo/tables/cell-number.ts';

test.each([
  ['1234.5', 1234.5],
  ['1,234.5', 1234.5],
  ['12,345,678', 12_345_678],
  ['-3', -3],
  ['\u22123', -3],
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
