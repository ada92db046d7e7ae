import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { tools } from 'toolworker';
import { beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ceilingForAll, expectWithin, largestOf } from '../support/ceiling.ts';
import { toolSlugs } from '../support/tool-slugs.ts';

// Only packing can break which files the package has, and where its README leads.

const isSite = /^dist[\\/]demo/;

let tarball: Buffer;
let files: readonly string[];
let bytesByTool: readonly (readonly [slug: string, bytes: number])[];
let unpackedBytes: number;
let readme: string;

// A copy is packed, since packing changes the README for a moment.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  for (const path of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'scripts', 'dist']) {
    cpSync(path, join(folder, path), { recursive: true, filter: (source) => !isSite.test(source) });
  }
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const [packed] = JSON.parse(run('npm', 'pack', '--json', '--foreground-scripts=false'));
  tarball = readFileSync(join(folder, packed.filename));
  readme = run('tar', '-xzOf', packed.filename, 'package/README.md');
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(readFileSync('README.md', 'utf8'));
  rmSync(folder, { recursive: true });
  const packedFiles: readonly { path: string; size: number }[] = packed.files;
  files = packedFiles.map(({ path }) => path);
  bytesByTool = toolSlugs.map((slug) => {
    const ofTool = packedFiles.filter(({ path }) => path.includes(`/${slug}`));
    return [slug, ofTool.reduce((sum, { size }) => sum + size, 0)];
  });
  unpackedBytes = packed.unpackedSize;
});

test("the README links to the version's files, and the picture has an absolute address", () => {
  const address = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  const raw = address.replace('github.com', 'raw.githubusercontent.com');
  const links = [...readme.matchAll(/(!?)\[[^\]]*\]\(([^)#]+)/g)].filter(
    ([, , link]) => link !== `${address}/releases/latest`,
  );
  expect(links.length).toBeGreaterThan(30);
  for (const [, mark, link = ''] of links) {
    const start = `${mark ? raw : `${address}/blob`}/v${manifest.version}/`;
    expect(link).toContain(start);
    expect(existsSync(link.slice(start.length)), link).toBe(true);
  }
});

test('passes a linter of packages', async () => {
  const data = new Uint8Array(tarball).buffer;
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  expect(messages).toEqual([]);
});

test('types and code of every entry agree, however modules are resolved', async () => {
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

test('every entry leads to a file, with types first and default last', () => {
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

test('weighs no more than its ceilings', () => {
  const remedy = `The largest tools have, unpacked: ${largestOf(bytesByTool)}. Shorten what a tool brings, or raise the bytes for each tool in test/package/publish.test.ts, with the reason.`;
  const packed = ceilingForAll(195_500, 16_450, tools.length);
  const unpacked = ceilingForAll(759_000, 47_300, tools.length);
  expectWithin({
    what: 'The tarball',
    size: tarball.length,
    unit: 'bytes',
    ceiling: packed,
    remedy,
  });
  expectWithin({
    what: 'The package',
    size: unpackedBytes,
    unit: 'bytes',
    ceiling: unpacked,
    remedy,
  });
});

test('the tarball contains the built library, and not its sources or the site', () => {
  const ofNpm = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
  expect(files.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual(ofNpm);
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  expect(sources).toEqual([]);
  expect(files.filter((path) => /\.(?:png|svg|html|css|map)$/.test(path))).toEqual([]);
});
