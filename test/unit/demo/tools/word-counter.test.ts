import type { TextSpan } from 'toolworker';
import { expect, test } from 'vitest';
import { limits } from '../../../../demo/tools/word-counter/answer.tsx';
import { markText } from '../../../../demo/tools/word-counter/marks.ts';
import { durationOf } from '../../../../demo/tools/word-counter/page.tsx';
import {
  frequencies,
  hasFunctionWord,
  longest,
  longestWords,
  wordsOf,
} from '../../../../demo/tools/word-counter/words.ts';
import { spec } from '../../../spec/word-counter.ts';

const textsOf = (text: string, spans: readonly TextSpan[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

/** The demo marks up to this many characters of a text. */
const mostCharacters = 10_000;

const texts = spec.answers
  .map(([{ text }, counts]) => [text, counts] as const)
  .filter(([text]) => text.length <= mostCharacters);

test.each(texts)('finds as many words as the API counts in %j', (text, { words }) => {
  expect(wordsOf(text)).toHaveLength(words);
});

test.each([
  ['“Hello,” she said—twice.', ['Hello', 'she', 'said', 'twice']],
  ['— … !', []],
  ['don’t re-use C++', ['don’t', 're-use', 'C++']],
  ['Hello,世界!', ['Hello', '世界']],
])('finds the words of %s', (text, words) => {
  expect(textsOf(text, wordsOf(text))).toEqual(words);
});

test('counts words in any case and with either apostrophe, most frequent first', () => {
  const text = 'The cat, the dog; don’t! Don\'t "THE"';
  expect(frequencies(text, wordsOf(text))).toEqual([
    { word: 'the', times: 3 },
    { word: "don't", times: 2 },
    { word: 'cat', times: 1 },
    { word: 'dog', times: 1 },
  ]);
});

test('counts phrases, which end at punctuation', () => {
  const text = 'Big red cat. Red cat, big\nred dog; cat';
  expect(frequencies(text, wordsOf(text), 2)).toEqual([
    { word: 'big red', times: 2 },
    { word: 'red cat', times: 2 },
    { word: 'red dog', times: 1 },
  ]);
  expect(frequencies(text, wordsOf(text), 3).map(({ word }) => word)).toEqual([
    'big red cat',
    'big red dog',
  ]);
});

test.each([
  ['the', true],
  ['cat', false],
  ['of the cat', true],
  ['cat and dog', false],
])('%s starts or ends with a function word: %s', (phrase, isSo) => {
  expect(hasFunctionWord(phrase)).toBe(isSo);
});

test('finds the longest words, without addresses and repetitions', () => {
  const text = 'a bb ccc dddd https://example.com/long/address DDDD eee';
  expect(textsOf(text, longestWords(text, wordsOf(text)))).toEqual(['dddd']);
  expect(longest([], () => 1, 5)).toEqual([]);
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  expect(longest(numbers, Number, 3)).toEqual([59, 58, 57]);
});

test('marks a text without changing it', () => {
  const text = ' One is short. This sentence is the longest of all.\n\nBye! ';
  const marked = markText(text);
  expect(marked.flatMap(({ parts }) => parts.map((part) => part.text)).join('')).toBe(text);
  const places = marked.map(({ place, isLong }) => `${place ?? '-'}${isLong ? ' long' : ''}`);
  expect(places).toEqual(['-', '0', '-', '1 long', '-', '2', '-']);
  const long = marked.flatMap(({ parts }) => parts.filter(({ isLongWord }) => isLongWord));
  expect(long.map((part) => part.text)).toEqual(['sentence', 'longest']);
});

test('marks thousands of sentences', () => {
  expect(markText('Yes! '.repeat(4_000)).length).toBe(8_000);
});

test.each([
  [1, { minutes: 1, seconds: 0 }],
  [0.5, { minutes: 0, seconds: 30 }],
  // 4 words at 200 a minute.
  [0.02, { minutes: 0, seconds: 1 }],
  [2.5, { minutes: 2, seconds: 30 }],
  [59.999, { hours: 1, minutes: 0 }],
  [90, { hours: 1, minutes: 30 }],
])('%d minutes are %o', (minutes, time) => {
  expect(Object.fromEntries(durationOf(minutes))).toEqual(time);
});

test('lists each place once, shortest limit first', () => {
  const most = limits.map((limit) => limit.most);
  expect(most).toEqual(most.toSorted((one, other) => one - other));
  expect(new Set(limits.map(({ place }) => place)).size).toBe(limits.length);
});
