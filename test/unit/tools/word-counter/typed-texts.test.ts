import { countWords, findSentences } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { typedTexts } from './typed-texts.ts';

describe.each(Object.entries(typedTexts))('%s', (_, rows) => {
  test.each(rows)('%j has %d: %s', (text, sentences) => {
    expect(countWords({ text })).toMatchObject({ sentences });
    expect(findSentences(text)).toHaveLength(sentences);
  });
});
