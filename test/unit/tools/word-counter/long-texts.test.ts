// @module-tag slow

import { countWords, findSentences } from 'toolworker';
import { expect, test } from 'vitest';
import { expectEachLinear } from '../../../support/expect-linear.ts';

/** Returns a text of a size, or of half of it, and its expected counts. */
type Text = (of: {
  readonly size: number;
  readonly half: number;
  readonly fill: (piece: string) => string;
}) => readonly [text: string, expected: object];

const texts: readonly (readonly [name: string, textOf: Text])[] = [
  ['full stops', ({ fill }) => [fill('.'), { words: 0, sentences: 0, paragraphs: 1 }]],
  ['spaces', ({ fill }) => [fill(' '), { words: 0, sentences: 0, paragraphs: 0, lines: 1 }]],
  ['line ends', ({ fill, size }) => [fill('\n'), { characters: size, paragraphs: 0, lines: size }]],
  ['full stops and spaces', ({ fill }) => [fill('. '), { words: 0, sentences: 0 }]],
  ['small words', ({ fill, size }) => [fill('abcd '), { words: size / 5, sentences: 1 }]],
  ['one word', ({ fill }) => [fill('a'), { words: 1, sentences: 1 }]],
  ['brackets after a full stop', ({ fill }) => [`A.${fill(')')}B`, { words: 1, sentences: 1 }]],
  ['notes', ({ fill, size }) => [fill('A.[1] '), { sentences: Math.floor(size / 6) }]],
  ['notes without sentences', ({ fill }) => [`A.${fill('[1]')}`, { sentences: 1 }]],
  ['open notes', ({ fill }) => [fill('.['), { words: 0, sentences: 0 }]],
  ['open notes with text', ({ fill }) => [fill('?[a'), { words: 1, sentences: 1 }]],
  ['open parentheses', ({ fill }) => [fill('!('), { words: 0, sentences: 0 }]],
  ['superscripts after a full stop', ({ fill }) => [`A.${fill('²')}`, { sentences: 1 }]],
  ['emoji after full stops', ({ fill }) => [fill('.\u263a'), { words: 0, sentences: 0 }]],
  ['emoji after a full stop', ({ fill }) => [`A.${fill('\u263a')}b`, { sentences: 1 }]],
  ['opening marks after full stops', ({ fill }) => [fill('。（'), { words: 0, sentences: 0 }]],
  ['spaced closing marks', ({ fill }) => [fill('! » '), { words: 0, sentences: 0 }]],
  ['Roman numerals of lists', ({ fill, size }) => [fill('I. A\n'), { sentences: size / 5 }]],
  ['digits after a full stop', ({ fill }) => [`A.${fill('1')}`, { words: 1, sentences: 1 }]],
  [
    'numbers after a full stop',
    ({ fill, size }) => [`A b. ${fill('1 ')}c`, { words: size / 2 + 3, sentences: 1 }],
  ],
  ['dashes after a full stop', ({ fill }) => [`Ab. ${fill('— ')}B`, { sentences: 2 }]],
  ['small letters after a full stop', ({ fill }) => [`Ab. ${fill('a')}B`, { sentences: 2 }]],
  ['words with a capital', ({ fill, size }) => [fill('aB. '), { sentences: size / 4 }]],
  ['signs after a full stop', ({ fill }) => [`A b. ${fill('%')}C`, { words: 3, sentences: 2 }]],
  ['undecided full stops', ({ fill }) => [fill('. %('), { words: 0, sentences: 0 }]],
  ['initials', ({ fill }) => [fill('J. K. '), { sentences: 1 }]],
  ['spaces after an abbreviation', ({ fill }) => [`Mr.${fill(' ')}A`, { words: 2, sentences: 1 }]],
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
  ['one Thai run of marks', ({ half }) => [`ก${'่'.repeat(half - 1)}`, { words: 1, characters: 1 }]],
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
];

/** Counts a text of this size as expected. */
function count(textOf: Text, size: number): { readonly text: string; readonly sentences: number } {
  const fill = (piece: string) => piece.repeat(size / piece.length);
  const [text, expected] = textOf({ size, half: size / 2, fill });
  const counts = countWords({ text });
  expect(counts).toMatchObject(expected);
  return { text, sentences: counts.sentences };
}

test('each takes a linear number of steps', () => {
  const runs = texts.map(([name, textOf]) => {
    const run = (size: number) => {
      const { text, sentences } = count(textOf, size);
      expect(findSentences(text)).toHaveLength(sentences);
    };
    return [name, run] as const;
  });
  expectEachLinear(32_000, Object.fromEntries(runs));
});

test.each(texts)('a million characters are counted: %s', (_, textOf) => {
  count(textOf, 1_000_000);
});

test('counts ten million two-byte letters without overflowing the stack', () => {
  expect(countWords({ text: 'Ж'.repeat(10_000_000) })).toMatchObject({ words: 1, sentences: 1 });
});
