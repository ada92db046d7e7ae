import { expect, test } from 'vitest';
import { rowsOf } from '../../../../demo/tables/rows-of.ts';
import { expectLinear } from '../../../support/expect-linear.ts';

test('says where each row ends', () => {
  expect([...rowsOf('a,b\r\n"1\n2",3\n', ',')]).toEqual([
    { cells: ['a', 'b'], end: 5 },
    { cells: ['1\n2', '3'], end: 13 },
  ]);
});

test('a delimiter may have two characters', () => {
  const rows = [...rowsOf('1,5, 2,5\n"3", "4, 5"', ', ')].map(({ cells }) => cells);
  expect(rows).toEqual([
    ['1,5', '2,5'],
    ['3', '4, 5'],
  ]);
});

function countRows(text: string): number {
  let count = 0;
  try {
    for (const _ of rowsOf(text, ',')) count += 1;
  } catch {
    // A quotation mark is open.
  }
  return count;
}

test.each([
  ['a long cell', 'a,b\n"', '"",\n', '",1\n'],
  ['an open quotation mark', 'a,b\n"', 'x,\n', ''],
  ['many columns', '', '1,', '\n1'],
  ['many quoted cells', '', '"1",', '\n'],
  ['empty rows', '', '\n', ''],
  ['rows that all end with a quotation mark', '', '1,2"\n', ''],
])('takes steps in proportion to the length of %s', (_, start, repeated, end) => {
  expectLinear(64_000, (size) => countRows(start + repeated.repeat(size) + end));
});
