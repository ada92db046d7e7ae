import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTokens as tokensOf } from 'gpt-tokenizer/encoding/o200k_base';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../src/tools/token-counter/estimate-tokens.ts';

const folder = join(import.meta.dirname, 'samples');

/**
 * Text that the weights were not fitted on: prose in many languages, code and data, written for
 * this project or made from random numbers. A file is a kind of text and holds its samples between
 * lines of five hyphens.
 */
const samplesByKind = readdirSync(folder).map((file) => ({
  kind: file.replace('.txt', ''),
  samples: readFileSync(join(folder, file), 'utf8').trim().split('\n-----\n'),
}));

/** The mean relative error of each kind of text. */
function errorsOf(estimate: (text: string) => number): { kind: string; error: number }[] {
  return samplesByKind.map(({ kind, samples }) => {
    const errors = samples.map((text) => Math.abs(estimate(text) / tokensOf(text) - 1));
    return { kind, error: mean(errors) };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('the estimate', () => {
  const errors = errorsOf(estimateTokens);
  const overall = mean(errors.map(({ error }) => error));

  test('is within 6 % of the true count on average', () => {
    expect(errors.length).toBeGreaterThan(40);
    expect(overall).toBeLessThanOrEqual(0.06);
  });

  test('is within 10 % in each kind of text but two', () => {
    expect(errors.filter(({ error }) => error > 0.1).length).toBeLessThanOrEqual(2);
    expect(errors.filter(({ error }) => error > 0.2)).toEqual([]);
  });

  test('is several times better than a token for four characters', () => {
    const simple = errorsOf((text) => text.length / 4);
    expect(mean(simple.map(({ error }) => error))).toBeGreaterThan(4 * overall);
  });
});

test('the empty text has no tokens, any other at least one', () => {
  expect(estimateTokens('')).toBe(0);
  for (const text of ['a', ' ', '\n', '\u0301', '\ud800', '\u{10ffff}']) {
    expect(estimateTokens(text), JSON.stringify(text)).toBeGreaterThan(0);
  }
});

test('takes at most 3 kB of a bundle', async () => {
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
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3 * 1024);
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
