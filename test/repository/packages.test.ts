import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const guide = readFileSync('scripts/maintaining.md', 'utf8');
const [, section = ''] = /^## Packages\n([\s\S]*?)^## /m.exec(guide) ?? [];
const reasons = new Map(
  [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, reason]) => [name, reason]),
);

test('the guide gives a reason for each package, and lists no other', () => {
  expect([...reasons.keys()]).toEqual(Object.keys(manifest.devDependencies));
});

test('the guide marks exactly the pinned packages as pinned', () => {
  const pinned = Object.entries(manifest.devDependencies).filter(([, range]) => /^\d/.test(range));
  const marked = [...reasons].filter(([, reason]) => reason?.includes('pinned'));
  expect(marked.map(([name]) => name)).toEqual(pinned.map(([name]) => name));
});

test('the guide mentions each overridden package', () => {
  for (const name of Object.keys(manifest.overrides)) expect(section).toContain(`\`${name}\``);
});

const pages = [
  'CONTRIBUTING.md',
  'demo/README.md',
  'measure/README.md',
  'scripts/maintaining.md',
  'test/README.md',
];

const commands = ['.', 'measure', 'scripts/fit-token-weights'].flatMap((folder) =>
  Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).scripts),
);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(commands).toEqual(expect.arrayContaining(named));
  });

  test('names and links only files that exist', () => {
    const named = [...text.matchAll(/`((?:src|test|demo|measure|scripts)\/[\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => !/running-pace|rsbuild/.test(file));
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      join(dirname(page), link),
    );
    expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([]);
  });
});
