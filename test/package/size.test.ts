import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { bundle, bundleOf, gzipBytes } from './bundle.ts';

/** The most gzip bytes that importing one function may add to a bundle; all functions share 2,600 of them. */
const usualCeiling = 6_500;

const ceilings: Readonly<Record<string, number>> = {
  // Weights and corrections of the estimate, the table of models, and rules of grapheme clusters.
  countTokens: 13_000,
  // Rules of grapheme clusters and of sentences, and abbreviations.
  countWords: 10_500,
};

describe.each([...casesBySlug.values()])('$run.name on its own', ({ run: { name } }) => {
  test('adds no more bytes to a bundle than its ceiling', async () => {
    const code = await bundleOf(name);
    expect(gzipBytes(code)).toBeLessThanOrEqual(ceilings[name] ?? usualCeiling);
    expect(code).not.toMatch(/zod|Computes the|serviceWorker|api\//i);
  });
});

test('a function costs no less when imported from the module of its tool', async () => {
  const alone = await bundle("export { calculateBmi } from 'toolworker/tools/bmi-calculator';");
  const orderOfModules = 20;
  const difference = gzipBytes(await bundleOf('calculateBmi')) - gzipBytes(alone);
  expect(Math.abs(difference)).toBeLessThanOrEqual(orderOfModules);
});

test('all functions together share the parsing of requests', async () => {
  const names = [...casesBySlug.values()].map(({ run }) => run.name);
  expect(gzipBytes(await bundleOf(names.join(', ')))).toBeLessThanOrEqual(40_000);
});

test('createClient on its own contains no tool', async () => {
  const code = await bundleOf('createClient');
  expect(gzipBytes(code)).toBeLessThanOrEqual(1_700);
  expect(code).not.toMatch(/zod|calculator/i);
});

test('install on its own contains no tool', async () => {
  const code = await bundleOf('install');
  expect(gzipBytes(code)).toBeLessThanOrEqual(5_500);
  expect(code).not.toMatch(/zod|calculator/i);
});

const fiveSlugs = [
  'bmi-calculator',
  'percentage-of',
  'loan-payoff-calculator',
  'angle-converter',
  'color-converter',
];

const ownTool = `
  import { defineTool } from 'toolworker/core';
  import { number, object } from 'toolworker/fields';
  const own = defineTool({
    slug: 'roof-pitch',
    operation: 'calculate-roof-pitch',
    name: 'Roof Pitch',
    category: 'Building',
    description: 'Computes the pitch of a roof from its rise and its run.',
    request: object({ rise: number({ exclusiveMinimum: 0 }), run: number({ exclusiveMinimum: 0 }) }),
    result: object({ percent: number() }),
    example: { rise: 6, run: 12 },
    run: ({ rise, run }) => ({ percent: (rise / run) * 100 }),
  });
`;

/** Returns the size in gzip bytes of a handler with some of the package's tools and a host's own tools. */
async function handlerBytes(slugs: readonly string[], own = ''): Promise<number> {
  const definitions = slugs.map((slug) => ({ slug, name: definitionName(slug) }));
  const names = definitions.map(({ name }) => name).concat(own && 'own');
  const code = await bundle(`
    import { createHandler } from 'toolworker/core';
    ${definitions.map(({ slug, name }) => `import { ${name} } from 'toolworker/tools/${slug}';`).join('\n')}
    ${own}
    export const handle = createHandler({ tools: [${names.filter(Boolean).join(', ')}] });
  `);
  return gzipBytes(code);
}

function definitionName(slug: string): string {
  return `${slug.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}Tool`;
}

describe('the size of a handler depends on its tools', () => {
  test.each([
    ['no tool', [], 4_000],
    ['one tool', fiveSlugs.slice(0, 1), 9_000],
    ['five tools', fiveSlugs, 14_000],
  ])('with %s', async (_, slugs, ceiling) => {
    expect(await handlerBytes(slugs)).toBeLessThanOrEqual(ceiling);
  });

  test("with a host's tool made of the package's fields", async () => {
    const alone = await handlerBytes(['bmi-calculator']);
    expect((await handlerBytes(['bmi-calculator'], ownTool)) - alone).toBeLessThanOrEqual(2_200);
  });
});

describe('the worker with all its tools', () => {
  const file = readFileSync('dist/toolworker.js', 'utf8');
  const code = file.replace(/^\/\*![\s\S]*?\*\/\n/, '');

  test('stays within its ceiling', () => {
    expect(gzipBytes(code)).toBeLessThanOrEqual(54_000);
  });

  test('adds little more than the license', () => {
    expect(gzipBytes(file) - gzipBytes(code)).toBeLessThanOrEqual(860);
  });
});
