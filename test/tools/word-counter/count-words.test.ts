import fc from 'fast-check';
import { countWords, ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../growth.ts';
import { isSweep } from '../../sampled.ts';
import { testCases } from '../test-cases.ts';
import { cases } from './cases.ts';

testCases('word-counter', cases);

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

const longest = isSweep ? 1_000_000 : 200_000;

/** Returns a text of a size, or of half of it, and its expected counts. */
type Text = (of: {
  readonly size: number;
  readonly half: number;
  readonly fill: (piece: string) => string;
}) => readonly [text: string, expected: object];

describe.runIf(isSweep)('a long text takes linear time', () => {
  test.each<[string, Text]>([
    ['full stops', ({ fill }) => [fill('.'), { words: 0, sentences: 0, paragraphs: 1 }]],
    ['spaces', ({ fill }) => [fill(' '), { words: 0, sentences: 0, paragraphs: 0, lines: 1 }]],
    [
      'line ends',
      ({ fill, size }) => [fill('\n'), { characters: size, paragraphs: 0, lines: size }],
    ],
    ['full stops and spaces', ({ fill }) => [fill('. '), { words: 0, sentences: 0 }]],
    ['small words', ({ fill, size }) => [fill('abcd '), { words: size / 5, sentences: 1 }]],
    ['one word', ({ fill }) => [fill('a'), { words: 1, sentences: 1 }]],
    ['brackets after a full stop', ({ fill }) => [`A.${fill(')')}B`, { words: 1, sentences: 2 }]],
    ['digits after a full stop', ({ fill }) => [`A.${fill('1')}`, { words: 1, sentences: 1 }]],
    [
      'numbers after a full stop',
      ({ fill, size }) => [`A b. ${fill('1 ')}c`, { words: size / 2 + 3, sentences: 1 }],
    ],
    ['signs after a full stop', ({ fill }) => [`A b. ${fill('%')}C`, { words: 3, sentences: 2 }]],
    ['undecided full stops', ({ fill }) => [fill('. %('), { words: 0, sentences: 0 }]],
    ['initials', ({ fill }) => [fill('J. K. '), { sentences: 1 }]],
    [
      'spaces after an abbreviation',
      ({ fill }) => [`Mr.${fill(' ')}A`, { words: 2, sentences: 1 }],
    ],
    ['quotation marks', ({ fill }) => [fill('."'), { words: 0, sentences: 0 }]],
    ['question marks in one word', ({ fill }) => [fill('?a'), { words: 1, sentences: 1 }]],
    ['question marks and signs', ({ fill }) => [fill('?*'), { words: 0, sentences: 0 }]],
    ['signs after a question mark', ({ fill }) => [`A?${fill('*')}B`, { words: 1, sentences: 1 }]],
    ['ellipses', ({ fill }) => [fill('…'), { words: 0, sentences: 0 }]],
    ['ellipses and signs', ({ fill }) => [fill('… %('), { words: 0, sentences: 0 }]],
    ['numbers of lists', ({ fill, size }) => [fill('1. A\n'), { sentences: size / 5 }]],
    ['one long number', ({ fill }) => [`A\n${fill('1.')} B`, { sentences: 2 }]],
    ['spaces after a small letter', ({ fill }) => [`a.${fill(' ')}B`, { sentences: 1 }]],
    ['combining marks', ({ fill }) => [fill('\u0301'), { words: 0, characters: 1, sentences: 0 }]],
    [
      'combining marks after a full stop',
      ({ fill }) => [`A.${fill('\u0301')}`, { words: 1, sentences: 1 }],
    ],
    ['joiners', ({ fill }) => [fill('\u200d'), { words: 0, characters: 1 }]],
    ['emoji in one cluster', ({ fill }) => [fill('👩‍'), { words: 0 }]],
    ['lone surrogates', ({ fill, size }) => [fill('\ud800'), { words: 0, characters: size }]],
    ['one Han run', ({ half }) => ['漢'.repeat(half), { characters: half, sentences: 1 }]],
    ['one Thai run', ({ half }) => ['ภาษาไทย'.repeat(half / 7), { sentences: 1 }]],
    [
      'one Thai run of marks',
      ({ half }) => [`ก${'่'.repeat(half - 1)}`, { words: 1, characters: 1 }],
    ],
    ['a Han run of one Latin word', ({ half }) => [`漢${'a'.repeat(half - 1)}`, { words: 2 }]],
    [
      'a long word before short ones',
      ({ half }) => [
        `漢${'a'.repeat(half / 2)}${'漢'.repeat(half / 2 - 1)}`,
        { words: half / 2 + 1 },
      ],
    ],
    ['a Han run of marks', ({ half }) => [`漢${'\u0301'.repeat(half - 1)}`, { words: 1 }]],
    ['short Han runs', ({ half }) => ['漢 '.repeat(half / 2), { words: half / 2 }]],
    ['paragraphs', ({ fill, size }) => [fill('A\n\n'), { sentences: Math.floor(size / 3) }]],
  ])('%s', (_, textOf) => {
    expectLinear(longest, (size) => {
      const fill = (piece: string) => piece.repeat(size / piece.length);
      const [text, expected] = textOf({ size, half: size / 2, fill });
      expect(countWords({ text })).toMatchObject(expected);
    });
  });

  test('counts ten million two-byte letters without overflowing the stack', {
    timeout: 60_000,
  }, () => {
    expect(countWords({ text: 'Ж'.repeat(10_000_000) })).toMatchObject({ words: 1, sentences: 1 });
  });
});
