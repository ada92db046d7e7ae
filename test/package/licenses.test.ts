import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/version.ts';

// Only the bundler knows whose code it puts into a file.

const inLibrary = ['preact', 'preact-render-to-string', 'workbox-window'];

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
  ['toolworker-client.licenses.md', ['workbox-window']],
  ['tool-form/licenses.md', ['preact']],
  ['node.licenses.md', ['srvx']],
  ['demo/licenses.md', ['gpt-tokenizer', 'papaparse', 'preact', 'zod', 'workbox-window']],
  ['demo/sw.licenses.md', ['zod']],
])('dist/%s', (file, names) => {
  const markdown = readFileSync(join('dist', file), 'utf8');

  test('names exactly what is bundled', () => {
    expect([...markdown.matchAll(/^## (\S+)/gm)].map(([, name]) => name).sort()).toEqual(
      [...names].sort(),
    );
  });

  test.each(names)('contains the license of %s', (name) => {
    expect(markdown).toContain(`## ${name} - ${versionOf(name)} (MIT)\n\n${licenseOf(name)}\n`);
  });
});

test('the library contains modules of exactly the packages that its licenses name', () => {
  expect(readdirSync('dist/packages').sort()).toEqual(inLibrary);
});

const license = readFileSync('LICENSE', 'utf8');

test('the worker starts with its version and license, since it is copied alone', () => {
  const notice = `/*!\ntoolworker ${version}\n\n${license}*/\n`;
  expect(readFileSync('dist/toolworker.js', 'utf8').slice(0, notice.length)).toBe(notice);
});

test('the client starts with its version and licenses, since it is copied alone', () => {
  const code = readFileSync('dist/toolworker-client.js', 'utf8');
  const [notice = ''] = code.split('*/', 1);
  expect(notice.startsWith(`/*!\ntoolworker ${version}\n\n${license}`)).toBe(true);
  expect(notice).toContain(licenseOf('workbox-window'));
});

test('every module of the element says where its licenses are, which are copied with it', () => {
  const modules = readdirSync('dist/tool-form', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join('dist/tool-form', path));
  const notice = `/*! toolworker ${version}, MIT License; see tool-form/licenses.md */\n`;
  const others = ['dist/tool-form.js', ...modules].filter(
    (path) => !readFileSync(path, 'utf8').startsWith(notice),
  );
  expect(others).toEqual([]);
  expect(readFileSync('dist/tool-form/licenses.md', 'utf8')).toContain(license);
});
