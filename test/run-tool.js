// Runs the tests of the tools whose names contain a text: `npm run test:tool -- bmi`. With
// `--built`, also what holds of the built package and the repository: `npm run tool:check -- bmi`.
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values, positionals: parts } = parseArgs({
  options: { built: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const slugs = readdirSync('src/tools', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = slugs.filter((slug) => parts.some((part) => slug.includes(part)));

/** Tests that select tools by what `inject('slugs')` returns. */
const ofAll = ['specs', 'other-names', 'document', 'published-schemas', 'any-script'];

if (wanted.length === 0) {
  const found =
    parts.length > 0 ? `No tool has a name with ${parts.join(' or ')}.` : 'Name a tool.';
  console.error(`${found} The tools are:\n${slugs.join('\n')}`);
  process.exitCode = 1;
} else {
  await run(['unit'], {
    files: [
      ...ofAll.map((name) => `test/unit/tools/${name}.test.ts`),
      ...wanted.flatMap((slug) => [
        `test/unit/tools/${slug}/`,
        ...[`test/unit/demo/tools/${slug}.test.ts`].filter((file) => existsSync(file)),
      ]),
      'test/unit/demo/model/guidance.test.ts',
    ],
    provide: { slugs: wanted },
  });
  if (values.built && !process.exitCode) {
    await run(['dom', 'system'], {
      files: ['test/unit/demo/', 'test/unit/form/', 'test/package/', 'test/repository/'],
    });
  }
}

/** Runs the tests in these files, and sets the exit code if one fails. */
async function run(project, { files, provide = {} }) {
  const vitest = await startVitest('test', files, { run: true, project, provide });
  await vitest.close();
}
