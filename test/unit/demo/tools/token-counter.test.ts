import { countTokens } from 'toolworker';
import { expect, test } from 'vitest';
import { beginningOf, shortened } from '../../../../demo/language/beginning.ts';
import { piecesOf } from '../../../../demo/tools/token-counter/answer.tsx';
import {
  comparedModels,
  costOf,
  formatCost,
  formatShare,
  usualModel,
} from '../../../../demo/tools/token-counter/models.ts';

// By the regular expression of o200k_base, as tiktoken publishes it.
test.each([
  ['How many tokens?', ['How', ' many', ' tokens', '?']],
  ["I'm 12345 today", ["I'm", ' ', '123', '45', ' today']],
  ['', []],
])('splits %j as OpenAI does', (text, pieces) => {
  expect(piecesOf(text, 'gpt-4o').map((piece) => piece.text)).toEqual(pieces);
});

test('a long piece has several tokens, and every piece has at least one', () => {
  const [word, space] = piecesOf('incomprehensibilities \u{1F469}‍\u{1F52C}', 'gpt-4o');
  expect(word?.tokens).toBeGreaterThan(1);
  expect(space?.tokens).toBeGreaterThanOrEqual(1);
});

test.each(comparedModels)('the API knows %s', (model) => {
  expect(countTokens({ text: 'a', model }).contextWindow).not.toBeNull();
});

test.each([
  [1_000_000, 2.5, 2.5],
  [400, 2.5, 0.001],
  [0, 15, 0],
])('%d tokens at %d a million cost %d', (tokens, price, cost) => {
  expect(costOf(tokens, price)).toBeCloseTo(cost, 12);
});

test('the usual model is the default of the API', () => {
  const text = 'How many tokens, naïvely?';
  expect(countTokens({ text })).toEqual(countTokens({ text, model: usualModel }));
});

test.each([
  [1.2e-5, '0.000012'],
  [1234.5, '1,230'],
])('writes a cost of %d as %s', (amount, written) => {
  expect(formatCost(amount)).toBe(written);
});

test.each([
  [0.08984375, '0.09%'],
  [12.345, '12%'],
  [0, '0%'],
  [3456.7, '3,457%'],
])('writes a share of %d as %s', (share, written) => {
  expect(formatShare(share)).toBe(written);
});

test.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab\u{1F600}', 3, 'ab'],
  ['', 3, ''],
])('the beginning of %j in at most %d code units is %j', (text, length, beginning) => {
  expect(beginningOf(text, length)).toBe(beginning);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcdef', 3, 'abc…'],
  ['ab\u{1F600}c', 3, 'ab…'],
])('%j is shortened to %d code units as %j', (text, length, shown) => {
  expect(shortened(text, length)).toBe(shown);
});
