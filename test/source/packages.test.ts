import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const [, section = ''] = /^## Packages\n([\s\S]*?)^## /m.exec(guide) ?? [];
const reasons = new Map(
  [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, reason]) => [name, reason]),
);

test('the guide gives a reason for each package, and lists no other', () => {
  expect([...reasons.keys()]).toEqual(Object.keys(manifest.devDependencies));
});

test('the guide marks exactly the pinned packages as pinned', () => {
  const pinned = Object.entries(manifest.devDependencies).filter(([, range]) => /^\d/.test(range));
  const said = [...reasons].filter(([, reason]) => reason?.includes('pinned'));
  expect(said.map(([name]) => name)).toEqual(pinned.map(([name]) => name));
});

test('the guide mentions each overridden package', () => {
  for (const name of Object.keys(manifest.overrides)) expect(section).toContain(`\`${name}\``);
});

test('the guide names only commands that exist', () => {
  const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
});
