import { countWords, findSentences } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { sentenceEnds } from './sentence-ends.ts';

describe.each(Object.entries(sentenceEnds))('%s', (_, rows) => {
  test.each(rows)('%j: %s', (marked) => {
    const sentences = marked.split('|').map((part) => part.trim());
    const text = marked.replaceAll('|', '');
    expect(findSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
    expect(countWords({ text })).toMatchObject({ sentences: sentences.length });
  });
});

test.each(['', ' ', '...', '?! …', '。！', '۔', '[]', '()', '†‡', '“”', '\ud800.\udc00'])(
  '%j has no sentence',
  (text) => {
    expect(findSentences(text)).toEqual([]);
    expect(countWords({ text })).toMatchObject({ sentences: 0 });
  },
);
