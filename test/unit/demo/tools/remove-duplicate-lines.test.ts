import { removeDuplicateLines } from 'toolworker';
import { expect, test } from 'vitest';
import {
  removedBlankLines,
  removedLines,
} from '../../../../demo/tools/remove-duplicate-lines/answer.tsx';

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
