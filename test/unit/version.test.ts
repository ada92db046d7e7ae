import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { version } from '../../src/version.ts';

test('equals the version in package.json', () => {
  expect(version).toBe(manifest.version);
});

test.each(['README.md', 'demo/docs/hosts/plain-html.md'])('equals every version in %s', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(/toolworker@([\w.-]+)/g);
  expect(new Set([...named].map(([, release]) => release))).toEqual(new Set([version]));
});
