import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as tokensOf } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import {
  corrections,
  type Family,
  knownOpeners,
} from '../../../../src/tools/token-counter/families.ts';
import { openers } from '../../../../src/tools/token-counter/openers.ts';
import {
  bytesOfEstimate,
  counts,
  countsOf,
  errorOf,
  errorsOf,
  kinds,
  mean,
  short,
  textsOf,
} from './errors.ts';
import { repetitions } from './repetitions.ts';

test('the stored counts match the current samples', () => {
  const files = [...kinds, ...short];
  expect(kinds.length).toBeGreaterThan(40);
  for (const counted of Object.values(counts)) {
    expect(Object.keys(counted).toSorted()).toEqual([...files, 'repetitions'].toSorted());
    for (const file of files) expect(counted[file]).toHaveLength(textsOf(file).length);
  }
  for (const file of files) {
    expect(countsOf('cl100k', file)).toEqual(textsOf(file).map((text) => countCl100k(text)));
  }
  expect(counts.cl100k.repetitions).toEqual(repetitions.map((text) => countCl100k(text)));
});

/** The highest errors allowed: of pages on average, of the worst kind of pages, and of short texts. */
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

test('every family has bounds', () => {
  expect(bounds.map(([family]) => family)).toEqual(Object.keys(corrections));
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

test('is several times more accurate than four characters per token', () => {
  const simple = kinds.map((file) => errorOf(file, 'o200k', (text) => text.length / 4));
  expect(mean(simple)).toBeGreaterThan(4 * mean(kinds.map((file) => errorOf(file, 'o200k'))));
});

test.each(bounds.slice(1))(
  'estimates %s better with its own corrections than as o200k',
  (family) => {
    const asO200k = kinds.map((file) => errorOf(file, family, (text) => estimateTokens(text)));
    expect(mean(kinds.map((file) => errorOf(file, family)))).toBeLessThan(0.85 * mean(asO200k));
  },
);

describe.each([
  ['o200k', tokensOf],
  ['cl100k', countCl100k],
] as const)('%s', (family, count) => {
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

test('the bits of the openers fit into the 32 that a shift takes', () => {
  expect(openers.length).toBeLessThanOrEqual(32);
});

test('the empty text has no tokens, any other at least one', () => {
  expect(estimateTokens('')).toBe(0);
  for (const text of ['a', ' ', '\n', '\u0301', '\ud800', '\u{10ffff}']) {
    expect(estimateTokens(text), JSON.stringify(text)).toBeGreaterThan(0);
  }
});

test('takes at most 5.4 kB of a bundle', async () => {
  expect(await bytesOfEstimate()).toBeLessThanOrEqual(5.4 * 1024);
});
