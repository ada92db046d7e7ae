import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { decodeText, readTable } from '../../../../demo/tables/read-table.ts';
import { mostColumns } from '../../../../demo/tables/table.ts';

test.each([
  ['commas', 'a,b\n1,2', ',', ['a|b', '1|2']],
  ['cells copied from a spreadsheet', 'a\tb\r\n1,5\t2\r\n', '\t', ['a|b', '1,5|2']],
  ['semicolons', 'a;b\r1,5;2\r3;4', ';', ['a|b', '1,5|2', '3|4']],
  ['quoted cells', '"a ""b""","c\nd"\n1,2', ',', ['a "b"|c\nd', '1|2']],
  ['empty rows, which it skips', 'a,b\n\n , \n1,2\n', ',', ['a|b', '1|2']],
  ['short rows, which stay short', 'a,b,c\n1\n', ',', ['a|b|c', '1']],
  ['a byte order mark, which it drops', '\ufeffa,b\n1,2', ',', ['a|b', '1|2']],
  ['any line ends', 'a,b\r\n1,2\r3,4\n5,6', ',', ['a|b', '1|2', '3|4', '5|6']],
  ['spaces after a quoted cell, which it drops', '"a" ,"b,"  \n1,2', ',', ['a|b,', '1|2']],
  ['a quotation mark inside a cell', 'a,5" pipe\n1,2', ',', ['a|5" pipe', '1|2']],
  ['an empty cell at the end', 'a,b,\n1', ',', ['a|b|', '1']],
  ['a single column', 'height\n180\n170', ',', ['height', '180', '170']],
  ['nothing', '', ',', []],
])('reads %s', async (_, text, delimiter, expected) => {
  const rows = expected.map((row) => row.split('|'));
  const columnCount = Math.max(0, ...rows.map(({ length }) => length));
  expect(await readTable(text)).toEqual({ rows, columnCount, delimiter });
});

test('reads a chunk of very many rows', async () => {
  const rows = Array.from({ length: 150_000 }, () => ['1']);
  expect((await readTable('1\n'.repeat(150_000))).rows).toEqual(rows);
});

test.each([
  ['a,b\n1,"2\n3,4', 2],
  ['a,b\n\n1,2\n3,"4"5\n6,7', 3],
  ['"', 1],
  ['a,"', 1],
  ['"a""\nb', 1],
])('names the row in which a quotation mark is not closed: %j', async (text, row) => {
  await expect(readTable(text)).rejects.toThrow(`Row ${row}: a quotation mark is not closed.`);
});

test('reads any text as Papa Parse does', async () => {
  const part = fc.constantFrom('a', '1.5', ' ', ',', ',', '\n', '\n', '"', '""', '"b",', ',"c"\n');
  await fc.assert(
    fc.asyncProperty(fc.array(part), async (parts) => {
      // At the end of a text, Papa Parse takes a space after a quotation mark for a mistake.
      const text = `${parts.join('')}\n`;
      const { data, errors } = Papa.parse<readonly string[]>(text, {
        delimiter: ',',
        newline: '\n',
        skipEmptyLines: 'greedy',
      });
      const read = readTable(text, ',').then(({ rows }) => rows);
      if (errors.some(({ type }) => type === 'Quotes')) await expect(read).rejects.toThrow('Row');
      else expect(await read).toEqual(data);
    }),
    { numRuns: 2_000 },
  );
});

describe('a table with more columns than the page can show', () => {
  const header = Array.from({ length: 10_000 }, (_, index) => `c${index}`);

  test('keeps the first ones, and says how many there are', async () => {
    const { rows, columnCount } = await readTable(`${header.join()}\n1,2`);
    expect(rows).toEqual([header.slice(0, mostColumns), ['1', '2']]);
    expect(columnCount).toBe(10_000);
  });

  test('has no more cells than were written', async () => {
    const { rows } = await readTable(`${header.join()}\n${'1,2\n'.repeat(10_000)}`);
    expect(rows.reduce((sum, { length }) => sum + length, 0)).toBe(mostColumns + 20_000);
  });
});

describe('a file', () => {
  test.each([
    ['UTF-8', [0xc3, 0xa9], 'é'],
    ['UTF-16, little endian', [0xff, 0xfe, 0xe9, 0x00], 'é'],
    ['UTF-16, big endian', [0xfe, 0xff, 0x00, 0xe9], 'é'],
    ['Windows-1252, as old spreadsheets write it', [0xe9, 0x3b], 'é;'],
  ])('is read as %s', (_, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });
});
