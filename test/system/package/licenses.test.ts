import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../src/version.ts';

// Only the bundler knows whose code it puts into a file.

const inLibrary = ['preact', 'workbox-window'];
const workbox = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

function licenseOf(name: string): string {
  const folder = join('node_modules', name);
  const [file = ''] = readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry));
  return readFileSync(join(folder, file), 'utf8').trim();
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;
}

describe.each([
  ['licenses.md', inLibrary],
  ['toolworker.licenses.md', []],
  ['elements.licenses.md', ['preact']],
  ['node.licenses.md', ['srvx']],
  ['demo/licenses.md', ['croner', 'papaparse', 'preact', 'uplot', 'zod', 'workbox-window']],
  ['demo/sw.licenses.md', [...workbox, 'zod']],
])('dist/%s', (file, names) => {
  const markdown = readFileSync(join('dist', file), 'utf8');

  test('names exactly what is bundled', () => {
    expect([...markdown.matchAll(/^## (\S+)/gm)].map(([, name]) => name)).toEqual(names);
  });

  test.each(names)('contains the license of %s', (name) => {
    expect(markdown).toContain(`## ${name} - ${versionOf(name)} (MIT)\n\n${licenseOf(name)}\n`);
  });
});

test('the library contains modules of exactly the packages that its licenses name', () => {
  expect(readdirSync('dist/packages').sort()).toEqual(inLibrary);
});

const copiedAlone: readonly (readonly [string, readonly string[]])[] = [
  ['toolworker.js', []],
  ['elements.js', ['preact']],
];

test.each(copiedAlone)(
  '%s starts with its version and licenses, since it is copied alone',
  (file, names) => {
    const license = readFileSync('LICENSE', 'utf8');
    const others = names.map(
      (name) => `\n${name} - ${versionOf(name)} (MIT)\n\n${licenseOf(name)}\n`,
    );
    const notice = `/*!\ntoolworker ${version}\n\n${license}${others.join('')}*/\n`;
    expect(readFileSync(join('dist', file), 'utf8').slice(0, notice.length)).toBe(notice);
  },
);
