import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { version } from '../../src/version.ts';

test('equals the version in package.json', () => {
  expect(version).toBe(manifest.version);
});

const documents = ['demo/docs/elements-without-a-build.md', 'demo/docs/hosts/plain-html.md'];

test.each(documents)('equals every version in %s', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(/toolworker@(\d[\w.-]*)/g);
  expect(new Set([...named].map(([, release]) => release))).toEqual(new Set([version]));
});
