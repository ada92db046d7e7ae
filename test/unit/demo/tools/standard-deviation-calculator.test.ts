import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  columnIn,
  readColumn,
} from '../../../../demo/tools/standard-deviation-calculator/column.ts';
import { histogramOf } from '../../../../demo/tools/standard-deviation-calculator/histogram.ts';
import { page } from '../../../../demo/tools/standard-deviation-calculator/page.tsx';
import { quartilesOf } from '../../../../demo/tools/standard-deviation-calculator/quartiles.ts';
import {
  partsOf,
  sortedNumbers,
} from '../../../../demo/tools/standard-deviation-calculator/sorted-numbers.ts';

const file = new URL(
  '../../tools/standard-deviation-calculator/nist-univariate.json',
  import.meta.url,
);
const nist: { readonly sets: Readonly<Record<string, { readonly numbers: string }>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

const ascending = (...numbers: readonly number[]) => Float64Array.from(numbers).sort();

describe('quartiles', () => {
  test.each([
    // Microsoft's example of QUARTILE.
    ['1, 2, 4, 7, 8, 9, 10, 12', 3.5, 7.5, 9.25],
    // By NumPy 2.4.6, like the following.
    ['2 4 4 4 5 5 7 9', 4, 4.5, 5.5],
    ['5', 5, 5, 5],
    ['1;2', 1.25, 1.5, 1.75],
    ['0.1 0.2 0.3 0.4', 0.175, 0.25, 0.325],
  ])('of %s are %d, %d and %d', async (numbers, first, median, third) => {
    expect(quartilesOf(await sortedNumbers(numbers))).toMatchObject({ first, median, third });
  });

  test.each([
    ['PiDigits', 2, 5, 7],
    ['Lottery', 272.75, 522.5, 779.25],
    ['Lew', -451, -162, 93],
    ['Mavro', 2.0015, 2.0018, 2.0021],
    ['Michelso', 299.8075, 299.85, 299.8925],
  ])('of %s of NIST StRD are %d, %d and %d', async (name, first, median, third) => {
    const sorted = await sortedNumbers(nist.sets[name]?.numbers ?? '');
    expect(quartilesOf(sorted)).toMatchObject({ first, median, third });
  });
});

test('finds the outlier of the NIST/SEMATECH e-Handbook, 7.1.6', async () => {
  const sorted = await sortedNumbers(
    `30, 171, 184, 201, 212, 250, 265, 270, 272, 289, 305, 306, 322, 322, 336, 346, 351, 370, 390,
    404, 409, 411, 436, 437, 439, 441, 444, 448, 451, 453, 470, 480, 482, 487, 494, 495, 499, 503,
    514, 521, 522, 527, 548, 550, 559, 560, 570, 572, 574, 578, 585, 592, 592, 607, 616, 618, 621,
    629, 637, 638, 640, 656, 668, 707, 709, 719, 737, 739, 752, 758, 766, 792, 792, 794, 802, 818,
    830, 832, 843, 858, 860, 869, 918, 925, 953, 991, 1000, 1005, 1068, 1441`,
  );
  expect(sorted).toHaveLength(90);
  const { outliers, whiskers, median } = quartilesOf(sorted);
  expect(median).toBe(559.5);
  expect(outliers).toEqual([1441]);
  expect(whiskers).toEqual([30, 1068]);
});

describe('a histogram', () => {
  test('has bins of a round width by the rule of Freedman and Diaconis', () => {
    // Quartiles 25.5 and 75.5: 2 · 50 / ∛101 = 21.5, so 20.
    const sorted = ascending(...Array.from({ length: 101 }, (_, index) => index + 0.5));
    expect(histogramOf(sorted)).toEqual({ start: 0, width: 20, counts: [20, 20, 20, 20, 20, 1] });
  });

  test.each([
    ['equal numbers', [3, 3, 3], { start: 2.5, width: 1, counts: [3] }],
    ['integers, which it does not split', [1, 2, 2, 3], { start: 1, width: 1, counts: [1, 2, 1] }],
    [
      'a limit that binary numbers miss',
      [0.1, 0.2, 0.3, 0.4, 0.5],
      { start: 0, width: 0.2, counts: [1, 2, 2] },
    ],
  ])('has suitable bins for %s', (_, numbers, expected) => {
    expect(histogramOf(ascending(...numbers))).toEqual(expected);
  });

  test.each([
    ['far outliers', [...Array.from({ length: 999 }, (_, index) => index), 1e9]],
    ['huge numbers', [-8e150, 0, 8e150]],
    ['tiny numbers', [1e-300, 2e-300, 5e-300]],
    ['large close numbers', [1e15, 1e15 + 0.125, 1e15 + 0.25]],
    ['mostly equal numbers', [0, 5, 5, 5, 5, 5, 5, 9]],
  ])('of %s counts each number once, in few bins', (_, numbers) => {
    const { counts } = histogramOf(ascending(...numbers));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(numbers.length);
    expect(counts.length).toBeLessThan(70);
  });
});

test.each([
  ['−5, 3, −10', [-10, -5, 3]],
  ['10³ 2×10⁻¹ 5', [0.2, 5, 1000]],
  ['1.5 × 10³, 2', [2, 1500]],
  ['["3", "1", "2"]', [1, 2, 3]],
  ['\ufeff٣، ١٫٥، −٢', [-2, 1.5, 3]],
  ['$1.5 \\times 10^{3}$; 4 * 10 ** 2; (1e1); 10 ⁻¹', [0.1, 10, 400, 1500]],
])('sorts %s', async (numbers, ordered) => {
  expect(await sortedNumbers(numbers)).toEqual(Float64Array.from(ordered));
});

test('sorts powers of ten in several parts', async () => {
  const sorted = await sortedNumbers('2 × 10³ '.repeat(30_000));
  expect(sorted).toHaveLength(30_000);
  expect(new Set(sorted)).toEqual(new Set([2000]));
});

test.each([30_000, 1_000_000])('%d numbers are sorted as a whole', async (count) => {
  const numbers = Array.from({ length: count }, (_, index) => (index * 7919) % 1_000_003);
  const sorted = await sortedNumbers(numbers.join(', '));
  const expected = Float64Array.from(numbers).sort();
  expect(sorted.every((number, index) => number === expected[index])).toBe(true);
  expect(sorted).toHaveLength(count);
});

test('no item is cut between two parts', () => {
  const text = Array.from({ length: 50_000 }, (_, index) => String(index)).join('\n');
  const parts = [...partsOf(text, /\n/)];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join('')).toBe(text);
  expect(parts.slice(1).every((part) => part.startsWith('\n'))).toBe(true);
});

describe('a pasted column', () => {
  test.each([
    ['a header', 'Height\n170\n165.5\n', [170, 165.5], ['Height']],
    ['decimal commas', '1,5\r\n2,25\r\n3', [1.5, 2.25, 3], []],
    ['grouped thousands', '1,234.5\n2,000\n', [1234.5, 2000], []],
    ['groups by spaces', '1 234,5\n12 000\n', [1234.5, 12_000], []],
    ['currency and quotation marks', '"$1,234.50"\n€ 3\n', [1234.5, 3], []],
    ['percentages and accountants’ minus', '(5)\n12 %\n', [-5, 12], []],
    ['cells of a row', '1\t2\t\t3', [1, 2, 3], []],
    ['empty rows', '\n\n1\n\n2\n', [1, 2], []],
    ['a line of numbers', '1, 2, 3.5', [1, 2, 3.5], []],
    ['a line with spaces', '100 200 300', [100, 200, 300], []],
    ['words between', 'n/a\n7\n5 kg\n-', [7], ['n/a', '5 kg', '-']],
    ['no numbers', 'one\ntwo', [], ['one', 'two']],
    ['emoji and other digits', '🙂\n٣\n4', [3, 4], ['🙂']],
    ['a number beyond all', '1e999\n1', [1], ['1e999']],
  ])('can contain %s', (_, text, numbers, leftOut) => {
    expect(readColumn(text, '.')).toMatchObject({
      numbers,
      leftOut,
      leftOutCount: leftOut.length,
    });
  });

  const inDoubt = [
    '1,234, 5,678 | 1,5, 2,5 | 1,234,\n5,678 | 10,000, 20,000, 30,000 | 1,234.50, 2,345.60 | 1, 2,3',
    '1,000 2,000 | 1,5; 2,5, 3 | 1 234,5 | 1,234.5 | 1,5 | 100,200,300 | 1,234\n5,678',
    'Height\n1,234\n5,678 | 1,2,3\n4,5,6 | 1,5\n1,234.5 | 1,5\t1,234, 5',
  ];

  test.each(inDoubt.flatMap((line) => line.split(' | ')))('asks what commas in %j mean', (text) => {
    for (const usual of ['.', ','] as const) {
      expect(readColumn(text, usual)).toMatchObject({ isInDoubt: true, numbers: [] });
    }
  });

  test.each([
    ['1,234, 5,678', 'groups', [1234, 5678]],
    ['1,234, 5,678', 'decimals', [1.234, 5.678]],
    ['1,234, 5,678', 'separators', [1, 234, 5, 678]],
    ['1,234,\n5,678', 'groups', [1234, 5678]],
    ['1,234,\n5,678', 'decimals', [1.234, 5.678]],
    ['1,234,\n5,678', 'separators', [1, 234, 5, 678]],
    ['1,2,3\n4,5,6', 'separators', [1, 2, 3, 4, 5, 6]],
    ['1 234,5', 'decimals', [1, 234.5]],
    ['1,5', 'decimals', [1.5]],
    ['100,200,300', 'separators', [100, 200, 300]],
    ['100,200,300', 'groups', [100_200_300]],
  ] as const)('reads %j if its commas mean %s', (text, commas, numbers) => {
    expect(readColumn(text, '.', commas)).toMatchObject({ isInDoubt: false, numbers });
  });

  test.each([
    ['1,2,3', [1, 2, 3]],
    ['1,2,3\n', [1, 2, 3]],
    ['1, 2, 3', [1, 2, 3]],
    ['1,\n2,\n3', [1, 2, 3]],
    ['−5\n10³\n1,5 × 10⁻³', [-5, 1000, 0.0015]],
    ['19,99\n5,50\n1,234', [19.99, 5.5, 1.234]],
    ['Preis, netto\n19,99\n5,50', [19.99, 5.5]],
  ])('reads %j without asking', (text, numbers) => {
    for (const usual of ['.', ','] as const) {
      expect(readColumn(text, usual)).toMatchObject({ isInDoubt: false, numbers });
    }
  });

  test('says whether its commas are decimal marks', () => {
    expect(readColumn('1,5\n2,5', '.').hasDecimalCommas).toBe(true);
    expect(readColumn('1,234.5\n2', '.').hasDecimalCommas).toBe(false);
  });

  test('names a few of many cells that are left out', () => {
    const column = readColumn(`1\n${'none\n'.repeat(1000)}`, '.');
    expect(column.leftOutCount).toBe(1000);
    expect(column.leftOut).toHaveLength(5);
  });

  // The API reads lists, and refuses numbered ones.
  test.each(['2, 4, 4', '1 2 3', '1.5; 2.5', '100 200 300', '1. 12.5\n2. 13.1', 'abc', ''])(
    'is not in %j',
    (text) => {
      expect(columnIn(text)).toBeUndefined();
    },
  );

  test.each([
    ['Height\n170\n165.5', [170, 165.5]],
    ['1 234; 5 678', [1234, 5678]],
    ['1,234.5\n2,000', [1234.5, 2000]],
    ['$3\n$4.50', [3, 4.5]],
  ])('in the field, %j is what the tool is asked with', (text, numbers) => {
    const typed = { numbers: text, sample: true };
    expect(page.pageRequest.callFor({ numbers: text }, typed)).toEqual({
      request: { numbers, sample: true },
    });
  });

  test('in doubt goes to the tool as typed', () => {
    const typed = { numbers: '1,234\n5,678' };
    expect(page.pageRequest.callFor(typed, typed)).toEqual({ request: typed });
  });

  test.each([50_000, 1_000_000])('of %d rows is read completely', (count) => {
    expect(readColumn('12.5\n'.repeat(count), '.').numbers).toHaveLength(count);
  });
});
