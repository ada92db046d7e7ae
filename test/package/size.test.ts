import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesBySlug } from '../tools/cases.ts';
import { bundle, bundleOf, gzipBytes } from './bundle.ts';

/**
 * The most that importing a function alone may add to a bundle, in bytes of gzip. Some 1,200 of them
 * parse the request and word its errors; all functions of a bundle share these.
 */
const ceilings: Readonly<Record<string, number>> = {
  calculateBodyFat: 2_980,
  calculateLoanPayoff: 3_330,
  calculateRetirement: 3_100,
  calculateSleepCycle: 3_040,
  calculateStandardDeviation: 3_460,
  // The weights of the estimate, the table of models and the tables of grapheme clusters.
  countTokens: 10_130,
  // The tables of grapheme clusters and of abbreviations.
  countWords: 7_450,
  generateCron: 3_160,
  randomizeList: 3_380,
};

const usualCeiling = 2_600;

describe.each([...casesBySlug.values()])('$run.name alone', ({ run: { name } }) => {
  test('costs a bundle what it needs and no more', async () => {
    const code = await bundleOf(name);
    expect(gzipBytes(code)).toBeLessThanOrEqual(ceilings[name] ?? usualCeiling);
    expect(code).not.toMatch(/zod|Computes the|serviceWorker|api\//i);
  });
});

test('a function imported from beside its definition costs the same', async () => {
  const alone = await bundle("export { calculateBmi } from 'toolworker/tools/bmi-calculator';");
  expect(gzipBytes(alone)).toBe(gzipBytes(await bundleOf('calculateBmi')));
});

test('all functions together, which share the parsing of requests', async () => {
  const names = [...casesBySlug.values()].map(({ run }) => run.name);
  expect(gzipBytes(await bundleOf(names.join(', ')))).toBeLessThanOrEqual(28_900);
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
    expect(gzipBytes(code)).toBeLessThanOrEqual(42_100);
  });

  test('bears the notices that the licenses ask for, and no more', () => {
    expect(gzipBytes(file) - gzipBytes(code)).toBeLessThanOrEqual(860);
  });
});
