import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { beforeAll, expect } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { testInSweep } from '../sampled.ts';

let tarball: Buffer;
let files: readonly string[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  tarball = readFileSync(join(folder, packed.filename));
  rmSync(folder, { recursive: true });
  files = packed.files.map(({ path }: { path: string }) => path);
});

testInSweep('passes a linter of packages', async () => {
  const data = new Uint8Array(tarball).buffer;
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  expect(messages).toEqual([]);
});

testInSweep('types and code of every entry agree, however modules are resolved', async () => {
  // The worker is a browser script, which nobody imports.
  const options = { excludeEntrypoints: ['./toolworker.js'] };
  const result = await checkPackage(createPackageFromTarballData(tarball), options);
  const problems = 'problems' in result ? result.problems : [];
  // The package contains only ES modules.
  const ofOthers = ['node10', 'node16-cjs'];
  const ours = problems.filter(
    (problem) => !('resolutionKind' in problem && ofOthers.includes(problem.resolutionKind)),
  );
  expect(result.types).toMatchObject({ kind: 'included' });
  expect(ours).toEqual([]);
});

testInSweep('every entry leads to a file, with types first and default last', () => {
  for (const [entry, target] of Object.entries(manifest.exports)) {
    const conditions = typeof target === 'string' ? { default: target } : target;
    expect(Object.keys(conditions), entry).toEqual(
      'types' in conditions ? ['types', 'default'] : ['default'],
    );
    for (const file of Object.values(conditions)) {
      const pattern = file.slice(2).split('*');
      const [start = '', end = ''] = pattern;
      const found = files.filter((path) => path.startsWith(start) && path.endsWith(end));
      expect(found.length, file).toBeGreaterThan(0);
    }
  }
});

testInSweep('the tarball contains exactly the build and what npm adds', () => {
  const elsewhere = files.filter((path) => !path.startsWith('dist/'));
  expect(elsewhere.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
  const folders = new Set(files.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders].filter((path) => !path.includes('.')).sort()).toEqual([
    'LICENSE',
    'dist/chunks',
    'dist/demo',
    'dist/node',
    'dist/tools',
    'dist/types',
  ]);
});

testInSweep("the demo's icons are only in its own folder", () => {
  const icons = files.filter((path) => /\.(?:png|svg)$/.test(path));
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((path) => !path.startsWith('dist/demo/'))).toEqual([]);
});
