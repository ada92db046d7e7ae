import { describe, expect, test } from 'vitest';
import { inertCell } from '../../../../demo/tables/inert-cell.ts';
import { writeTable } from '../../../../demo/tables/write-table.ts';

// The characters are from "CSV Injection" by OWASP.
test.each(
  [
    `=1+1|=HYPERLINK("https://example.com","x")|+1+1|-1+1|@SUM(1;2)|  =1+1|\u00a0=1+1|\ufeff=1+1`,
    '\n=1+1|\tx|\rx| \tx|\t=1|\r\n@x|＝1+1|－1+1|-ff|+abc|-|=|--1|-1-1|=-1|+1(2)|-1e5+A1|-Infinity',
  ]
    .flatMap((line) => line.split('|'))
    .concat("-2+3+cmd|' /C calc'!D2"),
)('no spreadsheet runs %j', (cell) => {
  expect(inertCell(cell)).toBe(`'${cell}`);
});

describe('a number stays one, and a harmless text stays as it is', () => {
  test.each([
    ...['-1', '-1.5', '-1,5', '-1.234,5', '-1,234.5', '-.5', '-1e-7', '-1,5e+21', '+5'],
    ...['-101', ' -3', '-6,5 %', '-€1', '-1 234,50 €', '−3', '3', '1.5e+3', '-1.5×10⁻³'],
    ...['', ' ', 'a=b', 'a-b', "'=1", '(=1)', '[-1]', '1-1', '#ff5733', '–1', '"=1"'],
  ])('%j', (cell) => {
    expect(inertCell(cell)).toBe(cell);
  });
});

async function written(rows: readonly (readonly string[])[], delimiter: string) {
  const [header = [], ...others] = rows;
  const rowAt = (index: number) => others[index] ?? [];
  return (await writeTable({ header, rowCount: others.length, rowAt }, delimiter)).join('');
}

test.each([
  [',', "'=a,b\r\n'+x,-1\r\n"],
  [';', "'=a;b\r\n'+x;-1\r\n"],
  ['\t', "'=a\tb\r\n'+x\t-1\r\n"],
])('a file with %j between cells has no formula, not even in its header', async (mark, file) => {
  const rows = [
    ['=a', 'b'],
    ['+x', '-1'],
  ];
  expect(await written(rows, mark)).toBe(file);
});

test('a spreadsheet that splits cells at another character finds no formula', async () => {
  expect(
    await written(
      [
        ['a;=1', 'b'],
        ['x, -1+1', 'c\t@d'],
      ],
      ',',
    ),
  ).toBe('"a;=1",b\r\n"x, -1+1","c\t@d"\r\n');
});
