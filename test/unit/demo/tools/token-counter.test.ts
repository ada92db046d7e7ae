import cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import o200k from 'gpt-tokenizer/encoding/o200k_base';
import { modelToEncodingMap } from 'gpt-tokenizer/mapping';
import { countTokens } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { beginningOf, shortened } from '../../../../demo/language/beginning.ts';
import { piecesOf } from '../../../../demo/tools/token-counter/answer.tsx';
import { countExactly } from '../../../../demo/tools/token-counter/count-exactly.ts';
import { encodingOf } from '../../../../demo/tools/token-counter/encodings.ts';
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

describe('an exact count', () => {
  // Counted with gpt-tokenizer 4.0.0.
  test.each([
    ['', 0, 0],
    ['Hello, world!', 4, 4],
    ['How many tokens is this?', 6, 6],
    ['I’m 12345 today', 6, 6],
    ['naïve café', 4, 4],
    ['日本語のテキスト', 6, 8],
    ['👩‍👩‍👧 family', 9, 14],
    ['function f(x) {\n  return x ** 2;\n}', 13, 13],
    ['الذكاء الاصطناعي', 7, 12],
    ['<|endoftext|>', 7, 7],
  ])('of %j has %d tokens in o200k_base and %d in cl100k_base', (text, ofO200k, ofCl100k) => {
    for (const [tokenizer, tokens] of [
      [o200k, ofO200k],
      [cl100k, ofCl100k],
    ] as const) {
      const count = countExactly(tokenizer, text);
      expect(count.tokens).toBe(tokens);
      expect(count.pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(count.pieces.reduce((sum, piece) => sum + piece.tokens, 0)).toBe(tokens);
    }
  });

  test('of a long text shows its beginning', () => {
    const { tokens, pieces } = countExactly(o200k, 'word '.repeat(3_000));
    expect([tokens, pieces.length]).toEqual([3_001, 2_000]);
  });

  const known = Object.entries(modelToEncodingMap)
    .map(([model, encoding]) => [model, encoding.replace('harmony', 'base')] as const)
    .filter(([model]) => countTokens({ text: '', model }).contextWindow !== null);

  test.each<readonly [string, string | undefined]>([
    ...known,
    ['GPT 4o', 'o200k_base'],
    ['gpt4', 'cl100k_base'],
    ['openai/gpt-4.1-2025-04-14', 'o200k_base'],
    ['ft:gpt-3.5-turbo-0613:acme::abc', 'cl100k_base'],
    ...comparedModels.slice(2).map((model) => [model, undefined] as const),
    ['grok-2', undefined],
    ['codestral', undefined],
  ])('for %s is with %s', (model, encoding) => {
    expect(encodingOf(model)).toBe(encoding);
  });
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
