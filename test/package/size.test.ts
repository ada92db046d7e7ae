import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesBySlug } from '../tools/cases.ts';
import { bundleOf, gzipBytes } from './bundle.ts';

/** The most that a function may add to a bundle that imports it alone, in bytes of gzip. */
const ceilings: Readonly<Record<string, number>> = {
  caesarCipher: 600,
  percentageOf: 4096,
};

describe.each([...casesBySlug.values()])('$run.name alone', ({ run: { name } }) => {
  test('costs a bundle what it needs and no more', async () => {
    const code = await bundleOf(name);
    const bytes = gzipBytes(code);
    console.info(name, bytes);
    expect(bytes).toBeLessThanOrEqual(ceilings[name] ?? 4096);
    expect(code).not.toMatch(/zod|safeParse|serviceWorker|api\//i);
  });
});

test('the worker with all its tools', () => {
  const bytes = gzipBytes(readFileSync('dist/toolworker.js'));
  console.info('worker', bytes);
  expect(bytes).toBeLessThanOrEqual(36 * 1024);
});
