import { countWords } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { eachSentence } from '../../../../src/tools/word-counter/sentences.ts';
import { runningText, unseenText } from './running-text.ts';

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end).trim()));
  return sentences;
}

/** Breaks lines as an editor does: before the word that would exceed the width. */
function wrap(text: string, width: number): string {
  let column = 0;
  return text.replaceAll(/ (\S+)/g, (_, word: string) => {
    const fits = column + word.length < width;
    column = fits ? column + word.length + 1 : word.length;
    return fits ? ` ${word}` : `\n${word}`;
  });
}

describe.each(Object.entries(runningText))('in %s', (_, sentences) => {
  test('has enough sentences to measure by', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(40);
  });

  test('splits a text in one line', () => {
    expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
    expect(countWords({ text: sentences.join(' ') })).toMatchObject({
      sentences: sentences.length,
    });
  });

  // Where a line begins with the last number of a sentence, it may count as the number of an item.
  test.each([20, 40, 50, 60, 72, 80])('counts a text with lines of %d characters', (width) => {
    const text = wrap(sentences.join(' '), width);
    expect(countWords({ text })).toMatchObject({ sentences: sentences.length });
  });

  test.each(['', '- ', '— ', '• ', '> ', '(', '[x] ', '1) '])(
    'splits a list that marks its items with %j',
    (mark) => {
      const text = sentences.map((sentence) => `${mark}${sentence}`).join('\n');
      expect(countWords({ text })).toMatchObject({ sentences: sentences.length });
    },
  );
});

// Such as `“Seven!” I answered.`, `Bs. As.`, `t. III` and a dialogue in one line.
const mostWrong = { English: 1, German: 0, French: 3, Spanish: 4 };

test.each(Object.entries(mostWrong))(
  'of text in %s that it was not made for, has %d ends wrong',
  (language, most) => {
    const sentences = unseenText[language] ?? [];
    const ends = endsOf(sentences);
    const found = endsOf(sentencesOf(sentences.join(' ')));
    expect(ends.size).toBeGreaterThan(25);
    expect(
      [...ends, ...found].filter((end) => !(ends.has(end) && found.has(end))).length,
    ).toBeLessThanOrEqual(most);
  },
);

function endsOf(sentences: readonly string[]): ReadonlySet<number> {
  let end = 0;
  return new Set(
    sentences.map((sentence) => {
      end += sentence.length + 1;
      return end;
    }),
  );
}
