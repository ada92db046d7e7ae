import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { version } from '../src/version.ts';

test('equals the version in package.json', () => {
  expect(version).toBe(manifest.version);
});

test('equals every version in the README', () => {
  const named = readFileSync('README.md', 'utf8').matchAll(/toolworker@([\w.-]+)/g);
  expect(new Set([...named].map(([, release]) => release))).toEqual(new Set([version]));
});
