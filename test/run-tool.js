// Runs the tests of the tools whose names contain a text: `npm run test:tool -- bmi`.
import { readdirSync } from 'node:fs';
import { startVitest } from 'vitest/node';

const parts = process.argv.slice(2);
const slugs = readdirSync('src/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = slugs.filter((slug) => parts.some((part) => slug.includes(part)));

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

if (wanted.length === 0) {
  const found =
    parts.length > 0 ? `No tool has a name with ${parts.join(' or ')}.` : 'Name a tool.';
  console.error(`${found} The tools are:\n${slugs.join('\n')}`);
  process.exitCode = 1;
} else {
  await run();
}
