import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesBySlug } from '../tools/cases.ts';
import { bundle, bundleOf, gzipBytes } from './bundle.ts';

/**
 * The most that importing a function alone may add to a bundle, in bytes of gzip. Some 1,200 of them
 * parse the request and word its errors; all functions of a bundle share these.
 */
const ceilings: Readonly<Record<string, number>> = {
  calculateBmi: 2_660,
  calculateBodyFat: 3_040,
  calculateLoanPayoff: 3_380,
  calculateRetirement: 3_180,
  calculateSleepCycle: 3_030,
  calculateStandardDeviation: 3_700,
  // The weights of the estimate and their corrections, the table of models, and the rules of grapheme clusters.
  countTokens: 9_690,
  // The rules of grapheme clusters and of sentences, and the abbreviations.
  countWords: 6_320,
  generateCron: 3_170,
};

const usualCeiling = 2_610;

describe.each([...casesBySlug.values()])('$run.name alone', ({ run: { name } }) => {
  test('costs a bundle what it needs and no more', async () => {
    const code = await bundleOf(name);
    expect(gzipBytes(code)).toBeLessThanOrEqual(ceilings[name] ?? usualCeiling);
    expect(code).not.toMatch(/zod|Computes the|serviceWorker|api\//i);
  });
});

test('a function imported from beside its definition costs the same', async () => {
  const alone = await bundle("export { calculateBmi } from 'toolworker/tools/bmi-calculator';");
  expect(gzipBytes(alone)).toBe(gzipBytes(await bundleOf('calculateBmi')));
});

test('all functions together, which share the parsing of requests', async () => {
  const names = [...casesBySlug.values()].map(({ run }) => run.name);
  expect(gzipBytes(await bundleOf(names.join(', ')))).toBeLessThanOrEqual(28_780);
});

test('createClient alone, which has no tool in it', async () => {
  const code = await bundleOf('createClient');
  expect(gzipBytes(code)).toBeLessThanOrEqual(600);
  expect(code).not.toMatch(/zod|calculator/i);
});

test('install alone', async () => {
  const code = await bundleOf('install');
  expect(gzipBytes(code)).toBeLessThanOrEqual(3_780);
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
  import { number, object, positive } from 'toolworker/fields';
  const own = defineTool({
    slug: 'roof-pitch',
    operation: 'calculate-roof-pitch',
    name: 'Roof Pitch',
    category: 'Building',
    description: 'Computes the pitch of a roof from its rise and its run.',
    request: object({ rise: number(positive), run: number(positive) }),
    result: object({ percent: number() }),
    example: { rise: 6, run: 12 },
    run: ({ rise, run }) => ({ percent: (rise / run) * 100 }),
  });
`;

/** The bytes of a handler with these tools of the package, and of a host. */
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

describe('a handler costs what its tools cost', () => {
  test.each([
    ['no tool', [], 3_480],
    ['one tool', fiveSlugs.slice(0, 1), 6_750],
    ['five tools', fiveSlugs, 10_680],
  ])('with %s', async (_, slugs, ceiling) => {
    expect(await handlerBytes(slugs)).toBeLessThanOrEqual(ceiling);
  });

  test('with a tool of the host, made of our kinds of fields', async () => {
    const alone = await handlerBytes(['bmi-calculator']);
    expect((await handlerBytes(['bmi-calculator'], ownTool)) - alone).toBeLessThanOrEqual(760);
  });
});

describe('the worker with all its tools', () => {
  const file = readFileSync('dist/toolworker.js', 'utf8');
  const code = file.replace(/^\/\*![\s\S]*?\*\/\n/, '');

  test('has its ceiling', () => {
    expect(gzipBytes(code)).toBeLessThanOrEqual(41_850);
  });

  test('bears the notices that the licenses ask for, and no more', () => {
    expect(gzipBytes(file) - gzipBytes(code)).toBeLessThanOrEqual(860);
  });
});
