import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { translations } from '../../demo/language/languages.ts';
import { definitionName } from '../../scripts/names.ts';
import { ceilingForAll, expectWithin, largestOf } from '../support/ceiling.ts';
import { specs } from '../support/specs.ts';
import { bundle, bundleOf, gzipBytes, sizesOf } from './bundle.ts';

// Only a bundler can break what a page loads for what it imports. Bytes by the bundler and zlib are
// the same on every machine.

/**
 * The most gzip bytes that importing one function may add to a bundle; all functions share 4,100 of
 * them, which read a request and say which field or option an unknown name means.
 */
const usualCeiling = 7_600;

const ceilings: Readonly<Record<string, number>> = {
  // Weights and corrections of the estimate, tokens of repeated symbols, the table of models, and
  // rules of grapheme clusters.
  countTokens: 15_400,
  // Rules of grapheme clusters, sentences, notes and what begins or continues a sentence, and the
  // abbreviations of five languages.
  countWords: 13_400,
  // The reader of strings in any script, and what makes commas, spaces and line numbers ambiguous.
  calculateStandardDeviation: 9_700,
  // The same reader, powers of ten as other software writes them, prefixes and groups of digits.
  convertBase: 8_000,
  // The same reader, sentences, and what other dialects of cron write.
  generateCron: 8_100,
};

const functions = [...specs].map(([slug, { run }]) => [run.name, slug] as const);
const names = functions.map(([name]) => name);

/** What to do about a function that is too large. */
const remedyFor = (slug: string) =>
  `Let src/tools/${slug} import less, or give it a ceiling in test/package/size.test.ts, with the reason.`;

/** Returns what to do about a file with all tools that is too large, if no function is. */
function remedyForAll(): string {
  const sizes = [...specs.keys()].map((slug) => {
    const modules = readdirSync(`dist/tools/${slug}`).filter((file) => file.endsWith('.js'));
    const code = modules.map((file) => readFileSync(`dist/tools/${slug}/${file}`, 'utf8')).join('');
    return [slug, gzipBytes(code)] as const;
  });
  return `The largest tools have, unminified: ${largestOf(sizes)}. Shorten the texts of a tool.ts and request.ts, or raise the bytes for each tool in test/package/size.test.ts, with the reason.`;
}

/** What to do about a file without tools, or with few, that is too large. */
const remedyForShared =
  'What all tools share has grown, such as src/fields or src/api: shorten it, or raise the ceiling in test/package/size.test.ts, with the reason.';

/** Expects that code of what tools share is within its ceiling. */
function expectSharedWithin(what: string, size: number, ceiling: number): void {
  expectWithin({ what, size, unit: 'bytes', ceiling, remedy: remedyForShared });
}

test.each(functions)(
  '%s on its own adds no more bytes to a bundle than its ceiling',
  async (name, slug) => {
    const code = await bundleOf(name);
    expectWithin({
      what: `A bundle with ${name} alone`,
      size: gzipBytes(code),
      unit: 'bytes',
      ceiling: ceilings[name] ?? usualCeiling,
      remedy: remedyFor(slug),
    });
    expect(/zod|Computes the|serviceWorker|api\//i.exec(code)).toBeNull();
  },
);

test('a function costs no less when imported from the module of its tool', async () => {
  const alone = await bundle("export { calculateBmi } from 'toolworker/tools/bmi-calculator';");
  const orderOfModules = 30;
  const difference = gzipBytes(await bundleOf('calculateBmi')) - gzipBytes(alone);
  expect(Math.abs(difference)).toBeLessThanOrEqual(orderOfModules);
});

test('all functions together share the parsing of requests', async () => {
  expectWithin({
    what: 'A bundle with all functions',
    size: gzipBytes(await bundleOf(names.join(', '))),
    unit: 'bytes',
    ceiling: ceilingForAll(4_100, 1_390, names.length),
    remedy: remedyForAll(),
  });
});

test.each([
  // It asks for the issues of an error.
  ['createClient', 1_800],
  ['install', 6_020],
])('%s on its own has at most %i bytes, and contains no tool', async (name, ceiling) => {
  const code = await bundleOf(name);
  expectSharedWithin(`A bundle with ${name}`, gzipBytes(code), ceiling);
  expect(/zod|calculator/i.exec(code)).toBeNull();
});

// It renders whole or shows what is in the tag, takes tools and loads texts later, moves between
// documents, is a form control in full, shows the results that a page chooses, says what it
// assumes, asks for what is wrong in the words of a visitor, and reads amounts as people type them:
// sums, fractions, dates, and units of the eight languages, of which it offers the likely ones.
test('an element costs at most 43.2 kB beside its tools', async () => {
  const code = await bundle("export { defineToolForm } from 'toolworker/elements';");
  expectSharedWithin('A bundle with defineToolForm', gzipBytes(code), 43_200);
  expect(/zod|-calculator/i.exec(code)).toBeNull();
});

test('an import of toolworker.js for its effect stays in a bundle', async () => {
  expect(await bundle("import 'toolworker/toolworker.js';")).toContain('loan-payoff-calculator');
});

describe('a page that loads the element by its script', () => {
  test('loads at first a kilobyte, which imports the rest by name', () => {
    expect(gzipBytes(readFileSync('dist/tool-form.js', 'utf8'))).toBeLessThanOrEqual(1_150);
  });

  const small = ['percentage-of', 'bmi-calculator', 'dice-roller'];

  test.each([...small.map((slug) => [slug, 51_800] as const), ['token-counter', 64_700] as const])(
    'with %s loads at most %i bytes in seven files',
    (slug, ceiling) => {
      const files = new Map(
        ['tool-form', 'tool-form/element', `tool-form/tools/${slug}`].flatMap((name) => [
          ...sizesOf(`dist/${name}.js`),
        ]),
      );
      const total = [...files.values()].reduce((sum, size) => sum + size, 0);
      expectSharedWithin(`A page with ${slug}`, total, ceiling);
      expect(files.size).toBeLessThanOrEqual(7);
    },
  );

  test.each(translations)('in %s loads at most 6 kB of texts', (code) => {
    const translated = [...specs.keys()].filter((slug) =>
      existsSync(`dist/tool-form/languages/${code}/${slug}.js`),
    );
    for (const slug of translated) {
      const files = [
        ...sizesOf(`dist/tool-form/languages/${code}.js`),
        ...sizesOf(`dist/tool-form/languages/${code}/${slug}.js`),
      ];
      expect(files).toHaveLength(2);
      expect(files.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(6_000);
    }
  });
});

const fiveSlugs = [
  'bmi-calculator',
  'percentage-of',
  'loan-payoff-calculator',
  'angle-converter',
  'color-converter',
];

/** Bundles a handler with some of the package's tools, and with a tool of a host. */
function bundleHandler(slugs: readonly string[], own = ''): Promise<string> {
  const imports = slugs.map(
    (slug, index) => `import * as t${index} from 'toolworker/tools/${slug}';`,
  );
  const definitions = slugs.map((slug, index) => `t${index}.${definitionName(slug)}`);
  return bundle(`
    import { createHandler } from 'toolworker/core';
    ${imports.join('\n')}
    ${own && `import { roofPitchTool } from '${own}';`}
    export const handle = createHandler({
      tools: [${[...definitions, own && 'roofPitchTool'].filter(Boolean).join(', ')}],
    });
  `);
}

describe('a handler', () => {
  test.each([
    // The OpenAPI document says what generators of clients need, and errors have issues, worded for
    // those who sent a body by functions that every tool has. What is no request is answered, too.
    ['no tool', [], 5_120],
    // Names of optional fields are refused by rules, which every tool has.
    ['one tool', fiveSlugs.slice(0, 1), 11_640],
    // The color converter brings the reader of strings in any script.
    ['five tools', fiveSlugs, 18_900],
  ])('with %s contains no other, and has the size of its tools', async (count, slugs, ceiling) => {
    const code = await bundleHandler(slugs);
    const contained = [...specs.keys()].sort().filter((slug) => code.includes(slug));
    expect(contained).toEqual([...slugs].sort());
    expectSharedWithin(`A handler with ${count}`, gzipBytes(code), ceiling);
  });

  test("pays little for a host's tool that is made of the package's fields", async () => {
    const alone = await bundleHandler(['bmi-calculator']);
    const own = resolve('test/package/servers/roof-pitch.js');
    const both = await bundleHandler(['bmi-calculator'], own);
    expectSharedWithin('A tool of a host', gzipBytes(both) - gzipBytes(alone), 2_400);
  });
});

describe('the worker with all its tools', () => {
  const file = readFileSync('dist/toolworker.js', 'utf8');
  const code = file.replace(/^\/\*![\s\S]*?\*\/\n/, '');

  test('stays within its ceiling', () => {
    expectWithin({
      what: 'dist/toolworker.js',
      size: gzipBytes(code),
      unit: 'bytes',
      // Some 150 bytes of each tool name the options that it lacks.
      ceiling: ceilingForAll(11_500, 1_690, names.length),
      remedy: remedyForAll(),
    });
  });

  test('adds little more than the license', () => {
    expect(gzipBytes(file) - gzipBytes(code)).toBeLessThanOrEqual(860);
  });
});
