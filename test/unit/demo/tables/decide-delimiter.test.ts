import { describe, expect, test } from 'vitest';
import { decideDelimiter } from '../../../../demo/tables/decide-delimiter.ts';
import { readTable } from '../../../../demo/tables/read-table.ts';
import { expectLinear } from '../../../support/expect-linear.ts';

/** Whether the page asks, or how many columns it reads. Decided before the code ran. */
const ask = 'asks';

test.each<[text: string, outcome: number | typeof ask]>([
  // One column with decimal commas.
  ['Preis\n19,99\n5,50', 1],
  ['Preis\r\n19,99\r\n5,50\r\n', 1],
  ['Preis\n19,99\n5,50\n7', 1],
  ['Preis\n1.234,50\n19,99', 1],
  ['Preis (€)\n19,99 €\n5,50 €', 1],
  ['Preis\n-19,99\n−5,50', 1],
  ['Preis 2024\n19,99', 1],
  // One column with groups of thousands.
  ['Price\n1,234.50\n2,000.00', 1],
  ['Price\n1,234\n5,678', 1],
  ['Price\n$1,234,567\n$5', 1],
  // Prose in one column.
  ['Text\nHello, world\nBye, all', 1],
  // Commas between cells.
  ['a,b\n1,2', 2],
  ['a,b\n1,2\n3,4', 2],
  ['Height,Weight\n180,81.5\n170,60', 2],
  ['Name,Price\nHouse,19', 2],
  ['City,x,y\nNew York,1,2', 3],
  ['a,b,c\n1\n', 3],
  ['a,b,c\n1,2\n', 3],
  ['a, b\n1, 2.5\n3, 4.5', 2],
  ['1,2,3\n4,5,6', 3],
  ['12.5,3\n4.5,6', 2],
  ['House,1,2\nBoat,3,4', 3],
  ['x,y\n1,-2', 2],
  ['"a","b"\n"1","2"', 2],
  ['"a|b","c","d"', 3],
  ['"19,99","5,50"\n"1,5","2,5"', 2],
  ['Preis\n"19,99"\n"5,50"', 1],
  // Other characters between cells, also if commas split the rows as evenly.
  ['a;b\n1,5;2,5\n3,5;4,5', 2],
  ['1,5;2,5\n3,5;4,5', 2],
  ['1,5\t2,5\n3,5\t4,5', 2],
  ['1,5|2,5\n3,5|4,5', 2],
  ['Preis;Menge\n19,99;1\n5,50;2', 2],
  ['id,text\n1,a;b;c\n2,d;e;f', 2],
  ['a, b\n1,5, 2,5\n3,5, 4,5', 2],
  ['Product, Price\nA, 1,234.50\nB, 2,345.60', 2],
  // Both are possible.
  ['19,99\n5,50', ask],
  ['180,81\n170,60', ask],
  ['1,234\n5,678', ask],
  ['19,99', ask],
  ['1,234,567\n2,345,678', ask],
  ['1.234,50\n19,99', ask],
  ['1,5, 2,5\n3,5, 4,5', ask],
  ['1,234, 5,678', ask],
  ['1, 2,3', ask],
  ['a,b\n1,5,2,5', ask],
  ['Name,Preis\nHaus,19,99', ask],
  ['Preis, netto\n19,99\n5,50', ask],
  ['numbers\n1,2,3\n4,5,6', ask],
  ['x\n1,234,\n5,678', ask],
  ['Name\nBob,5\nAnn,6', ask],
  ['1,5;2\n3,5;4;x', ask],
])('%j', async (text, outcome) => {
  const { rows, isInDoubt } = await readTable(text);
  expect(isInDoubt ? ask : rows[0]?.length).toBe(outcome);
});

describe('a table in doubt', () => {
  test('is read as one column', async () => {
    const { rows } = await readTable('180,81\n170,60');
    expect(rows).toEqual([['180,81'], ['170,60']]);
  });

  test.each([
    [',', ['180|81', '170|60']],
    ['', ['180,81', '170,60']],
  ])('is read again with the chosen delimiter %j', async (chosen, expected) => {
    const { rows, isInDoubt } = await readTable('180,81\n170,60', chosen);
    expect(rows.map((row) => row.join('|'))).toEqual(expected);
    expect(isInDoubt).toBeUndefined();
  });

  test('can have commas with a space between cells', async () => {
    const { rows } = await readTable('1,5, 2,5', ', ');
    expect(rows).toEqual([['1,5', '2,5']]);
  });
});

test('one column stays whole, whatever characters it has', async () => {
  const { rows } = await readTable('Preis\n19,99;\t|x', '');
  expect(rows).toEqual([['Preis'], ['19,99;\t|x']]);
});

test('judges the beginning of a long text', () => {
  expectLinear(1_000_000, (size) => {
    const rows = '19,99\n'.repeat(size);
    expect(decideDelimiter(`Preis\n${rows}`)).toEqual({ delimiter: ';' });
  });
});
