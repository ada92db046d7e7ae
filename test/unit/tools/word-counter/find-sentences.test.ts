import { findSentences } from 'toolworker';
import { expect, test } from 'vitest';

test.each([
  ['Dr. Smith waved. "Hello!"', ['Dr. Smith waved.', '"Hello!"']],
  ['  One.\n\n  Two\nlines\n \n', ['One.', 'Two\nlines']],
  ['A\r\n\r\n1. B\r2. C', ['A', '1. B', '2. C']],
  ['今日は。元気？ ', ['今日は。', '元気？']],
  ['…', []],
  ['', []],
])('finds the sentences of %j', (text, sentences) => {
  const found = findSentences(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(sentences);
});
