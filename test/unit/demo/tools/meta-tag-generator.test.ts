import { expect, test } from 'vitest';
import { countCharacters, cutText } from '../../../../demo/tools/meta-tag-generator/answer.tsx';

test.each([
  ['', 0],
  ['Salt & Pepper', 13],
  ['🧂🌶', 2],
])('"%s" has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['Salt & Pepper', 13, 'Salt & Pepper'],
  ['Salt & Pepper', 12, 'Salt & Pepp…'],
  // No space before the ellipsis.
  ['Salt & Pepper', 8, 'Salt &…'],
  // Not half of an emoji.
  ['🧂🌶🥕', 2, '🧂…'],
])('"%s" is cut to %d characters', (text, length, shown) => {
  expect(cutText(text, length)).toBe(shown);
});
