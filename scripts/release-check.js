// Does all that a release does but publish, on a clean clone of the last commit, and prints the
// notes of the release: `npm run release:check`. It takes a quarter of an hour.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program, ...options) =>
  execFileSync(program, options, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
const outputOf = (program, options, cwd) =>
  execFileSync(program, options, { cwd, encoding: 'utf8' });

/** Returns the part of the changelog about a version. */
function notesOf(version) {
  const sections = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const notes = sections.find((section) => section.startsWith(`${version} - `));
  if (!notes)
    throw new Error(`CHANGELOG.md: write a heading such as "## ${version} - 2026-12-01".`);
  return notes.slice(notes.indexOf('\n')).trim();
}

const left = outputOf('git', ['status', '--porcelain'], '.');
if (left) throw new Error(`Commit first, since the last commit is checked:\n${left}`);

const folder = mkdtempSync(join(tmpdir(), 'toolworker-release-'));
try {
  outputOf('git', ['clone', '--quiet', process.cwd(), folder]);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const notes = notesOf(version);
  run('npm', 'ci');
  // Its tests include linters of packages, and the tarball.
  run('npm', 'test');
  // Two apps of the guides, with the tarball, in empty folders and in Chromium.
  run(
    'npx',
    'vitest',
    'run',
    '--project=hosts',
    'hosts.test.ts',
    '-t',
    'plain-html|vite-plugin-pwa-generate-sw(?!-)',
  );
  const [{ filename }] = JSON.parse(
    outputOf('npm', ['pack', '--json', '--foreground-scripts=false'], folder),
  );
  run('npm', 'publish', filename, '--dry-run', '--ignore-scripts', '--access', 'public');
  console.log(`\nReady to be tagged as v${version}. Notes of the release:\n\n${notes}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
