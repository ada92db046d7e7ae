import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { version } from '../src/version.ts';

test("is the package's version", () => {
  expect(version).toBe(manifest.version);
});

test("is the README's version", () => {
  const named = readFileSync('README.md', 'utf8').matchAll(/toolworker@([\w.-]+)/g);
  expect(new Set([...named].map(([, release]) => release))).toEqual(new Set([version]));
});
