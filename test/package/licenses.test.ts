import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/version.ts';

const inWorker: string[] = [];
const inLibrary = ['workbox-window'];
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
  ['toolworker.licenses.md', inWorker],
  ['node.licenses.md', ['srvx', ...inWorker]],
  ['demo/licenses.md', ['croner', 'papaparse', 'preact', 'uplot', 'zod', ...inLibrary]],
  ['demo/sw.licenses.md', [...workbox, 'zod', ...inWorker]],
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
  const chunks = readdirSync('dist/chunks', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist/chunks', file), 'utf8'));
  const paths = chunks.join('\n').matchAll(/^\/\/ .*node_modules\/([^/\n]+)/gm);
  expect([...new Set([...paths].map(([, name]) => name))].sort()).toEqual(inLibrary);
});

describe('the worker that is copied on its own', () => {
  const [comment = ''] =
    /^\/\*![\s\S]*?\*\/\n/.exec(readFileSync('dist/toolworker.js', 'utf8')) ?? [];
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

  test('starts with its own notice', () => {
    const notice = `/*!\ntoolworker - ${version} (MIT): Copyright (c) 2026 The Toolworker developers\n`;
    expect(comment.slice(0, notice.length)).toBe(notice);
  });

  test.each(inWorker)('names %s with its copyright and terms', (name) => {
    const [, copyright = '', terms = ''] = /(Copyright .*)\s+([\s\S]*)/.exec(licenseOf(name)) ?? [];
    expect(comment).toContain(`\n${name} - ${versionOf(name)} (MIT): ${copyright}\n`);
    expect(inOneLine(comment)).toContain(inOneLine(terms));
  });

  test('states terms once that several packages share', () => {
    expect(comment.match(/Permission is hereby granted/g)).toHaveLength(1);
  });
});
