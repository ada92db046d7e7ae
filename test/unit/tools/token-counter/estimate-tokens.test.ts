import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import {
  countOf,
  errorsOf,
  families,
  heldOut,
  kinds,
  textOf,
} from '../../../../scripts/fit-token-weights/held-out.ts';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import {
  corrections,
  type Family,
  knownOpeners,
} from '../../../../src/tools/token-counter/families.ts';
import { featureCount, groupStarts } from '../../../../src/tools/token-counter/features.ts';
import { openers } from '../../../../src/tools/token-counter/openers.ts';
import { weights } from '../../../../src/tools/token-counter/weights.ts';

/**
 * The highest errors allowed: of pages on average, of the worst kind of pages, and of short texts.
 */
const bounds: readonly (readonly [Family, number, number, number])[] = [
  ['o200k', 0.05, 0.16, 0.145],
  ['cl100k', 0.05, 0.13, 0.145],
  ['llama2', 0.06, 0.16, 0.12],
  ['llama3', 0.06, 0.41, 0.145],
  ['llama4', 0.061, 0.17, 0.135],
  ['qwen', 0.061, 0.15, 0.15],
  ['deepseek', 0.06, 0.14, 0.14],
  ['mistral', 0.05, 0.17, 0.135],
  ['tekken', 0.05, 0.17, 0.15],
  ['gemma', 0.063, 0.21, 0.15],
  ['claude', 0.06, 0.17, 0.135],
  ['claude47', 0.06, 0.18, 0.135],
];

test('has a weight for every feature, and a slope and an offset for every group of them', () => {
  expect(weights).toHaveLength(featureCount);
  const { o200k, ...others } = corrections;
  expect(o200k).toBe('');
  for (const codes of Object.values(others)) expect(codes).toHaveLength(2 * groupStarts.length);
});

test('every family has counts and bounds', () => {
  expect(kinds.length).toBeGreaterThan(40);
  expect(families).toEqual(Object.keys(corrections));
  expect(bounds.map(([family]) => family)).toEqual(families);
});

test.each(bounds)(
  'errs for %s by at most %d on average, %d in any kind of text, %d in short texts',
  (family, pages, worst, short) => {
    const errors = errorsOf(family);
    expect(errors.pages).toBeLessThanOrEqual(pages);
    expect(errors.worst).toBeLessThanOrEqual(worst);
    expect(errors.short).toBeLessThanOrEqual(short);
  },
);

// The tokenizers of Claude are not public, and the last one that was makes one token of many
// digits.
const publicFamilies = families.filter((family) => !family.startsWith('claude'));

test.each(publicFamilies)('%s: the estimate of repetitions is bounded', (family) => {
  const repetitions = heldOut.filter(({ kind }) => kind === 'repetition');
  for (const repetition of repetitions) {
    const [text, count] = [textOf(repetition), countOf(repetition, family)];
    const estimate = estimateTokens(text, family);
    if (Math.abs(estimate - count) <= 1) continue;
    expect(estimate / count, text.slice(0, 30)).toBeGreaterThanOrEqual(0.45);
    expect(estimate / count, text.slice(0, 30)).toBeLessThanOrEqual(1.75);
  }
});

describe.each([
  ['o200k', countO200k],
  ['cl100k', countCl100k],
] as const)('%s', (family, count) => {
  test('the counts are those of an implementation of its tokenizer', () => {
    for (const one of heldOut) expect(countOf(one, family), one.text).toBe(count(textOf(one)));
  });

  test('counts an opener as one token at the start of a text, if it is one', () => {
    const known = openers.filter((_, index) => (knownOpeners[family] >> index) & 1);
    expect(known).toEqual(openers.filter((opener) => count(opener) === 1));
    for (const opener of known) {
      expect(estimateTokens(opener, family), opener).toBe(1);
      expect(estimateTokens(`${opener} a`, family), opener).toBe(2);
    }
  });
});

test('an opener costs more elsewhere, and in families that do not know it', () => {
  const isDearer = (opener: string) => estimateTokens(`\n${opener}`) > 2;
  expect(openers.filter(isDearer).length).toBeGreaterThan(openers.length / 2);
  expect(estimateTokens('Здравствуйте', 'claude')).toBeGreaterThan(3);
});

test('the empty text has no tokens, any other at least one', () => {
  expect(estimateTokens('')).toBe(0);
  for (const text of ['a', ' ', '\n', '\u0301', '\ud800', '\u{10ffff}']) {
    expect(estimateTokens(text), JSON.stringify(text)).toBeGreaterThan(0);
  }
});
