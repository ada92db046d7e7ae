import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesBySlug } from '../tools/cases.ts';
import { bundleOf, gzipBytes } from './bundle.ts';

/** The most that importing a function alone may add to a bundle, in bytes of gzip. */
const ceilings: Readonly<Record<string, number>> = {
  caesarCipher: 600,
  // The weights of the estimate, the table of models and the tables of grapheme clusters.
  countTokens: 9_400,
  // The tables of grapheme clusters and of abbreviations.
  countWords: 6_840,
};

const usualCeiling = 2_560;

describe.each([...casesBySlug.values()])('$run.name alone', ({ run: { name } }) => {
  test('costs a bundle what it needs and no more', async () => {
    const code = await bundleOf(name);
    expect(gzipBytes(code)).toBeLessThanOrEqual(ceilings[name] ?? usualCeiling);
    expect(code).not.toMatch(/zod|safeParse|serviceWorker|api\//i);
  });
});

test('createClient alone, which has no tool in it', async () => {
  const code = await bundleOf('createClient');
  expect(gzipBytes(code)).toBeLessThanOrEqual(600);
  expect(code).not.toMatch(/zod|calculator/i);
});

test('install alone', async () => {
  const code = await bundleOf('install');
  expect(gzipBytes(code)).toBeLessThanOrEqual(3_650);
  expect(code).not.toMatch(/zod|calculator/i);
});

describe('the worker with all its tools', () => {
  const file = readFileSync('dist/toolworker.js', 'utf8');
  const code = file.replace(/^\/\*![\s\S]*?\*\/\n/, '');

  test('has its ceiling', () => {
    expect(gzipBytes(code)).toBeLessThanOrEqual(45 * 1024);
  });

  test('bears the notices that the licenses ask for, and no more', () => {
    expect(gzipBytes(file) - gzipBytes(code)).toBeLessThanOrEqual(850);
  });
});
