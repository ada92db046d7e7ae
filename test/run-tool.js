// Runs the tests of the tools whose names contain a text: `npm run test:tool -- bmi`.
import { existsSync, readdirSync } from 'node:fs';
import { startVitest } from 'vitest/node';

const parts = process.argv.slice(2);
const slugs = readdirSync('src/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = slugs.filter((slug) => parts.some((part) => slug.includes(part)));

/** Returns the files that a tool lacks, since many tests would fail for each. */
const missingFrom = (slug) =>
  [
    ...['request', 'tool', 'index'].map((name) => `src/tools/${slug}/${name}.ts`),
    ...[`test/spec/${slug}.ts`, `test/unit/tools/${slug}`, `demo/tools/${slug}/about.ts`],
  ].filter((file) => !existsSync(file));

/** Returns what to do about a missing file. */
const remedyFor = (file) =>
  file.endsWith('/index.ts')
    ? 'run npm run tool:write'
    : `write it like ${file.replace(/^(.*tools|test\/spec)\/[\w-]+/, '$1/percentage-of')}`;

/**
 * Runs the tests that select tools by what `inject('slugs')` returns, and those in the folders of
 * the tools.
 */
async function run() {
  const ofAll = [
    'specs',
    'other-names',
    'document',
    'every-tool',
    'published-schemas',
    'any-script',
  ];
  const files = [
    ...[...ofAll.map((name) => `${name}.test.ts`), ...wanted.map((slug) => `${slug}/`)].map(
      (file) => `test/unit/tools/${file}`,
    ),
    'test/unit/demo/model/guidance.test.ts',
  ];
  const provide = { slugs: wanted };
  const vitest = await startVitest('test', files, { run: true, project: ['unit'], provide });
  await vitest.close();
}

const missing = wanted.flatMap(missingFrom);

if (wanted.length === 0) {
  const found =
    parts.length > 0 ? `No tool has a name with ${parts.join(' or ')}.` : 'Name a tool.';
  console.error(`${found} The tools are:\n${slugs.join('\n')}`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  for (const file of missing) console.error(`${file} is missing; ${remedyFor(file)}`);
  process.exitCode = 1;
} else {
  await run();
}
