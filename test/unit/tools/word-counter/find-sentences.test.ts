import fc from 'fast-check';
import { countWords, findSentences } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { spec } from '../../../spec/word-counter.ts';
import { anyCharacter } from '../../../support/any-character.ts';
import { typedTexts } from './typed-texts.ts';

const sentencesOf = (text: string) =>
  findSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Dr. Smith waved. "Hello!"', ['Dr. Smith waved.', '"Hello!"']],
  ['  One.\n\n  Two\nlines\n \n', ['One.', 'Two\nlines']],
  ['A\r\n\r\n1. B\r2. C', ['A', '1. B', '2. C']],
  ['今日は。元気？ ', ['今日は。', '元気？']],
  ['…', []],
  ['', []],
])('finds the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

const texts = [
  ...spec.answers.map(([{ text }, { sentences }]) => ({ text, sentences })),
  ...Object.values(typedTexts)
    .flat()
    .map(([text, sentences]) => ({ text, sentences })),
];

describe('finds as many sentences as countWords counts', () => {
  test.each(texts)('in $text: $sentences', ({ text, sentences }) => {
    expect(findSentences(text)).toHaveLength(sentences);
  });

  test('in any text', () => {
    const unit = fc.oneof(fc.constantFrom(...'aB1.?!…)"\n\r \u0085'), anyCharacter);
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const sentences = sentencesOf(text);
        expect(sentences).toHaveLength(countWords({ text }).sentences);
        expect(
          sentences.every((sentence) => !/^\p{White_Space}|\p{White_Space}$/u.test(sentence)),
        ).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
