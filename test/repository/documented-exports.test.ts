import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitionName, typeName } from '../../scripts/names.ts';
import { specs } from '../support/specs.ts';

const guide = readFileSync('demo/docs/exports.md', 'utf8');
const table = readFileSync('test/package/exports.txt', 'utf8');

/**
 * The names that each entry point exports, as the snapshot of the built package lists them: without
 * those of tools, which follow from their slugs.
 */
const entries = new Map(
  table
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [entry = '', ...lines] = block.split('\n');
      return [entry, lines.map((line) => line.trim().replace(/^type /, ''))] as const;
    }),
);

const namesOf = (entry: string) => entries.get(entry) ?? [];

const ofTools = [...specs].flatMap(([slug, { run }]) => [
  run.name,
  definitionName(slug),
  typeName(slug, 'Request'),
  typeName(slug, 'Result'),
]);

/** Returns the part of the guide about an entry point. */
function sectionOf(entry: string): string {
  return guide.split(/^## /m).find((part) => part.startsWith(`${entry}\n`)) ?? '';
}

const core = namesOf('toolworker/core');

test.each([
  ['toolworker', namesOf('toolworker').filter((name) => !core.includes(name))],
  ['toolworker/core', core],
  ['toolworker/client', namesOf('toolworker/client')],
  ['toolworker/elements', namesOf('toolworker/elements')],
  ['toolworker/elements/server', namesOf('toolworker/elements/server')],
  ['toolworker/fields', namesOf('toolworker/fields')],
  ['toolworker/vite', namesOf('toolworker/vite')],
])('the guide to exports names all of %s', (entry, names) => {
  expect(names.length).toBeGreaterThan(0);
  const section = sectionOf(entry);
  const unnamed = names.filter((name) => !section.includes(`\`${name}\``));
  expect(unnamed, `Name these in demo/docs/exports.md, under ${entry}`).toEqual([]);
});

test('the guide to exports names nothing else', () => {
  const named = [...guide.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const exported = new Set([...[...entries.values()].flat(), ...ofTools]);
  // A code of a language, and the name of the package.
  const others = ['de', 'toolworker', 'fetch', 'Request', 'Response'];
  expect(named.filter((name) => !exported.has(name) && !others.includes(name))).toEqual([]);
});

test('the guide to exports names every entry point', () => {
  const entryNames = [...entries.keys()].filter((entry) => entry !== 'toolworker');
  expect(entryNames.filter((entry) => !guide.includes(entry))).toEqual([]);
});
