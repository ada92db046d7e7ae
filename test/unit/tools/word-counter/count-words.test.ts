import fc from 'fast-check';
import { countWords, ToolError } from 'toolworker';
import { expect, test } from 'vitest';

const word = fc.constantFrom('the', 'état', 'naïve', 'don’t', '42', 'мир', 'हिंदी', 'x-ray', '3.14');
const first = fc.constantFrom('Anna', 'Élan', 'Мир', 'Über', 'I');
const end = fc.constantFrom('. ', '! ', '?” ', '... ', '.) ');
const lineEnd = fc.constantFrom('\n', '\r\n');
const blankLine = fc.constantFrom('', ' ', '\t\u00a0', '\u0085');

const sentence = fc
  .tuple(first, fc.array(word, { maxLength: 5 }), end)
  .map(([opening, others, ending]) => ({
    text: [opening, ...others, 'end'].join(' ') + ending,
    words: others.length + 2,
  }));
const line = fc.array(sentence, { minLength: 1, maxLength: 4 });
const paragraph = fc.array(line, { minLength: 1, maxLength: 4 });

test('counts the words, sentences, paragraphs and lines that make up a text', () => {
  const blanks = fc.array(blankLine, { minLength: 1, maxLength: 3 });
  const part = fc.tuple(paragraph, blanks);
  fc.assert(
    fc.property(fc.array(part), lineEnd, (parts, newline) => {
      const sentences = parts.flatMap(([lines]) => lines.flat());
      const rows = parts.flatMap(([lines, blank]) => [
        ...lines.map((row) => row.map(({ text }) => text).join('')),
        ...blank,
      ]);
      const text = rows.map((row) => row + newline).join('');
      const words = sentences.reduce((sum, piece) => sum + piece.words, 0);
      expect(countWords({ text })).toMatchObject({
        words,
        sentences: sentences.length,
        paragraphs: parts.length,
        lines: rows.length,
        readingTimeMinutes: words / 200,
      });
    }),
  );
});

test('counts characters like Intl.Segmenter, with and without white space', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const units = ['a', 'é', ' ', '\r', '\n', '\t', '\u0085', '\u00a0', '\u2029', '\u3000', '\u0301'];
  const rare = ['\u0600', '\u200d', '👩', '🏽', '🇫', '\u200b', '\ud800', 'क', '\u094d', '각', 'ᆨ'];
  const text = fc.array(fc.constantFrom(...units, ...rare)).map((chosen) => chosen.join(''));
  // A trimmed cluster is empty if it was only white space, but trimming ignores U+0085.
  const isWhite = (cluster: string) => cluster.replaceAll('\u0085', ' ').trim() === '';
  fc.assert(
    fc.property(text, (value) => {
      const clusters = Array.from(segmenter.segment(value), ({ segment }) => segment);
      expect(countWords({ text: value })).toMatchObject({
        characters: clusters.length,
        charactersNoSpaces: clusters.filter((cluster) => !isWhite(cluster)).length,
      });
    }),
  );
});

test('returns an exact reading time for decimals as written', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 100_000 }), (count, hundredths) => {
      const { readingTimeMinutes } = countWords({
        text: 'word '.repeat(count),
        wordsPerMinute: hundredths / 100,
      });
      // Both operands are integers below 2⁵³, so this quotient is rounded once.
      expect(readingTimeMinutes).toBe((count * 100) / hundredths);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses %s words per minute',
  (wordsPerMinute) => {
    expect(() => countWords({ text: 'a', wordsPerMinute })).toThrow(
      new ToolError(`wordsPerMinute: expected a number greater than 0, got ${wordsPerMinute}`),
    );
  },
);
