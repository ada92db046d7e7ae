import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as tokensOf } from 'gpt-tokenizer/encoding/o200k_base';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../src/tools/token-counter/estimate-tokens.ts';
import {
  corrections,
  type Family,
  knownOpeners,
} from '../../../src/tools/token-counter/families.ts';
import { openers } from '../../../src/tools/token-counter/openers.ts';

const folder = import.meta.dirname;
const kinds = readdirSync(join(folder, 'samples')).map((file) => join('samples', file));

/**
 * Text that nothing was fitted on: prose in many languages, code and data, and short texts, written for
 * this project or made from random numbers. A file is a kind of text and holds its samples between
 * lines of five hyphens. Of the short texts, those held out took no part in the fit; the others did.
 */
function textsOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').trim().split('\n-----\n');
}

/** The tokens of each text, by fit/run.js or an implementation of OpenAI's encodings. */
function countsOf(family: Family, file: string): readonly number[] {
  if (family === 'o200k') return textsOf(file).map((text) => tokensOf(text));
  return counted.counts[family][file] ?? [];
}

type Counts = Record<Exclude<Family, 'o200k'>, Record<string, readonly number[]>>;
const counted: { readonly counts: Counts } = JSON.parse(
  readFileSync(join(folder, 'counts.json'), 'utf8'),
);

/** The mean relative error of a kind of text. */
function errorOf(file: string, family: Family, estimate = estimateTokens): number {
  const counts = countsOf(family, file);
  const errors = textsOf(file).map((text, index) => {
    const count = counts[index] ?? 0;
    return Math.abs(estimate(text, family) / count - 1);
  });
  return mean(errors);
}

/** Of both sets of short texts that are held out, which have about as many each. */
const heldOut = ['short/held-out.txt', 'short/held-out-2.txt'];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('the counts are those of the samples as they are', () => {
  const files = [
    ...kinds,
    ...readdirSync(join(folder, 'short')).map((file) => join('short', file)),
  ];
  expect(kinds.length).toBeGreaterThan(40);
  for (const counts of Object.values(counted.counts)) {
    expect(Object.keys(counts).toSorted()).toEqual(files.toSorted());
    for (const file of files) expect(counts[file]).toHaveLength(textsOf(file).length);
  }
  for (const file of files) {
    expect(countsOf('cl100k', file)).toEqual(textsOf(file).map((text) => countCl100k(text)));
  }
});

/** Mean relative errors: over the kinds of text, of the worst kind, and of short texts. */
const bounds: readonly (readonly [Family, number, number, number])[] = [
  ['o200k', 0.05, 0.16, 0.14],
  ['cl100k', 0.05, 0.16, 0.15],
  ['llama2', 0.06, 0.18, 0.13],
  ['llama3', 0.06, 0.4, 0.14],
  ['llama4', 0.06, 0.18, 0.14],
  ['qwen', 0.06, 0.16, 0.15],
  ['deepseek', 0.06, 0.15, 0.13],
  ['mistral', 0.06, 0.25, 0.14],
  ['tekken', 0.05, 0.18, 0.154],
  ['gemma', 0.07, 0.25, 0.161],
  ['claude', 0.06, 0.15, 0.14],
  ['claude47', 0.06, 0.18, 0.13],
];

test('every family has bounds', () => {
  expect(bounds.map(([family]) => family)).toEqual(Object.keys(corrections));
});

test.each(bounds)(
  'for %s is within %d on average, %d in any kind of text, %d in short texts',
  (...row) => {
    const [family, average, worst, short] = row;
    const errors = kinds.map((file) => errorOf(file, family));
    expect(mean(errors)).toBeLessThanOrEqual(average);
    expect(Math.max(...errors)).toBeLessThanOrEqual(worst);
    const errorsOfShort = heldOut.map((file) => errorOf(file, family));
    expect(mean(errorsOfShort)).toBeLessThanOrEqual(short);
  },
);

test('is several times better than four characters per token', () => {
  const simple = kinds.map((file) => errorOf(file, 'o200k', (text) => text.length / 4));
  expect(mean(simple)).toBeGreaterThan(4 * mean(kinds.map((file) => errorOf(file, 'o200k'))));
});

test.each(bounds.slice(1))('%s is better with its own corrections than as o200k', (family) => {
  const asO200k = kinds.map((file) => errorOf(file, family, (text) => estimateTokens(text)));
  expect(mean(kinds.map((file) => errorOf(file, family)))).toBeLessThan(0.85 * mean(asO200k));
});

test('openers are one token at the start of a text, in the families that know them', () => {
  for (const [index, opener] of openers.entries()) {
    expect(tokensOf(opener), opener).toBe(1);
    expect(estimateTokens(opener), opener).toBe(1);
    expect(estimateTokens(`${opener} a`), opener).toBe(2);
    const isKnown = ((knownOpeners.cl100k >> index) & 1) === 1;
    expect(isKnown, opener).toBe(countCl100k(opener) === 1);
    if (isKnown) expect(estimateTokens(opener, 'cl100k'), opener).toBe(1);
  }
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

test('takes at most 4.5 kB of a bundle', async () => {
  const input = join(import.meta.dirname, '../../../src/tools/token-counter/estimate-tokens.ts');
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(code).toContain('charCodeAt');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4.5 * 1024);
});

describe('a text of a million code units takes no more than linear time', () => {
  const size = 1_000_000;

  test.each([
    ['letters', 'a'],
    ['capitals', 'A'],
    ['capitals after a letter without case', '漢AA'],
    ['words', ' word'],
    ['ends of words', "'s"],
    ['digits', '1'],
    ['spaces', ' '],
    ['spaces and line ends', ' \n'],
    ['line ends after many spaces', `${' '.repeat(999)}\n`],
    ['signs', '='],
    ['signs and spaces', ' ='],
    ['combining marks', '\u0301'],
    ['emoji', '😀'],
    ['lone surrogates', '\ud800'],
    ['Han characters', '漢'],
  ])('%s', { timeout: 5_000 }, (_, piece) => {
    expect(estimateTokens(piece.repeat(size / piece.length))).toBeGreaterThan(size / 1000);
  });
});
