import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { decodeText, readTable } from '../../../demo/tables/read-table.ts';
import { testInSweep } from '../../sampled.ts';

test.each([
  [
    'commas',
    'a,b\n1,2',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'cells copied from a spreadsheet',
    'a\tb\r\n1,5\t2\r\n',
    '\t',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\r1,5;2\r3;4',
    ';',
    [
      ['a', 'b'],
      ['1,5', '2'],
      ['3', '4'],
    ],
  ],
  [
    'quoted cells',
    '"a ""b""","c\nd"\n1,2',
    ',',
    [
      ['a "b"', 'c\nd'],
      ['1', '2'],
    ],
  ],
  [
    'empty rows, which it skips',
    'a,b\n\n , \n1,2\n',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'short rows, which it fills',
    'a,b,c\n1\n',
    ',',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
    ],
  ],
  [
    'a byte order mark, which it drops',
    '\ufeffa,b\n1,2',
    ',',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a single column', 'height\n180\n170', ',', [['height'], ['180'], ['170']]],
  ['nothing', '', ',', []],
])('reads %s', async (_, text, delimiter, rows) => {
  expect(await readTable(text)).toEqual({ rows, delimiter });
});

testInSweep('reads a chunk of very many rows', async () => {
  const rows = Array.from({ length: 150_000 }, () => ['1']);
  expect((await readTable('1\n'.repeat(150_000))).rows).toEqual(rows);
});

test('names the row in which a quotation mark is not closed', async () => {
  await expect(readTable('a,b\n1,"2\n3,4')).rejects.toThrow(
    'Row 2: a quotation mark is not closed.',
  );
});

test('reads any cells that a CSV writer has written, also across chunks', async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('"', ',', '\n', 'é', '😀', 'x'.repeat(90_000)),
  );
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
      const text = Papa.unparse(rows, { quotes: true });
      expect((await readTable(text)).rows).toEqual(filled);
    }),
    { numRuns: 40 },
  );
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
