import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const [, section = ''] = /^## Packages\n([\s\S]*?)^## /m.exec(guide) ?? [];
const reasons = new Map(
  [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, reason]) => [name, reason]),
);

test('the guide says of each package why it is there, and of no other', () => {
  expect([...reasons.keys()]).toEqual(Object.keys(manifest.devDependencies));
});

test('it says of each pinned package, and of no other, that it is', () => {
  const pinned = Object.entries(manifest.devDependencies).filter(([, range]) => /^\d/.test(range));
  const said = [...reasons].filter(([, reason]) => reason?.includes('pinned'));
  expect(said.map(([name]) => name)).toEqual(pinned.map(([name]) => name));
});

test('it says why each package is overridden', () => {
  for (const name of Object.keys(manifest.overrides)) expect(section).toContain(`\`${name}\``);
});

test('it names commands that there are', () => {
  const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(named));
});
