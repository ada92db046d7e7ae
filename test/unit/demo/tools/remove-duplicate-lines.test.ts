import { removeDuplicateLines } from 'toolworker';
import { expect, test } from 'vitest';
import {
  removedBlankLines,
  removedLines,
} from '../../../../demo/tools/remove-duplicate-lines/answer.tsx';
import { markLines, sortLines } from '../../../../demo/tools/remove-duplicate-lines/lines.ts';

test('lists the lines that were removed, most frequent first', () => {
  const request = { text: 'a\nb\nB\n\nb\na\nb\n', caseSensitive: false };
  const result = removeDuplicateLines(request);
  const removed = removedLines({ request, result });
  expect(removedBlankLines(removed, result.removedCount)).toBe(1);
  expect(removed).toEqual([
    { line: 'b', times: 2 },
    { line: 'B', times: 1 },
    { line: 'a', times: 1 },
  ]);
});

test.each([
  ['b\nb\na\n', 'b\na\n', [1]],
  // In another order
  ['b\na\nb', 'a\nb', [2]],
  // Blank lines, removed and kept
  ['a\r\n\r\nb\r\n', 'a\r\nb\r\n', [1]],
  ['a\n\na\n', 'a\n\n', [2]],
  ['\n', '', [0]],
])('marks the removed lines of %j', (text, result, places) => {
  const removed = markLines(text, result).flatMap(({ isRemoved }, place) =>
    isRemoved ? place : [],
  );
  expect(removed).toEqual(places);
});

test.each([
  ['pear\nÄpfel\nApfel\n', 'Apfel\nÄpfel\npear\n'],
  ['10\r\n9\r\n', '9\r\n10\r\n'],
  ['b\na', 'a\nb'],
  ['', ''],
])('sorts the lines of %j', (text, sorted) => {
  expect(sortLines(text)).toBe(sorted);
});
