import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { resolve, tags } from '../../test/projects.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const unit = process.env.MUTATED_UNIT ?? '';
const tool = existsSync(fromRoot(`src/${unit}/tool.ts`)) ? path.basename(unit) : undefined;

// Modules without tests of their own use all tests of their folder.
const hasTests =
  tool !== undefined ||
  ['.test.ts', '.dom.test.ts'].some((ending) => existsSync(fromRoot(`test/unit/${unit}${ending}`)));
const tests = hasTests ? unit : path.dirname(unit);

/** The tests of these modules are what every tool's spec says. */
const playsSpecs = tool !== undefined || ['fields/other-names', 'fields/notation'].includes(unit);

/** Replaces the library, since loading it for each mutant would take longer than the tests. */
function toolAlone(): Plugin {
  const folder = fromRoot(`src/${unit}`);
  const modules = readdirSync(folder).map((file) => `${folder}/${file}`);
  const source = [
    ...[...modules, fromRoot('src/tool-error.ts')].map((module) => `export * from '${module}';`),
    `import * as definitions from '${folder}/tool.ts';`,
    `import { handlerOf } from '${fromRoot('measure/mutation/handler-of.ts')}';`,
    'export const tools = Object.values(definitions).slice(0, 1);',
    'export const createHandler = () => handlerOf(tools[0]);',
  ].join('\n');
  return {
    name: 'tool-alone',
    resolveId: (id) => (id === 'toolworker' ? '\0toolworker' : null),
    load: (id) => (id === '\0toolworker' ? source : null),
  };
}

/** A project for the tests without a page, and one for those with a page. */
const inEnvironment = (environment: 'node' | 'happy-dom') => ({
  root: fromRoot('.'),
  plugins: tool ? [toolAlone()] : [],
  resolve: tool ? {} : resolve,
  test: {
    name: environment,
    environment,
    tags,
    provide: tool ? { slugs: [tool] } : {},
    include:
      environment === 'node'
        ? [
            `test/unit/${tests}{.test.ts,-*.test.ts,/*.test.ts}`,
            ...(playsSpecs ? ['test/unit/tools/{specs,other-names}.test.ts'] : []),
          ]
        : [`test/unit/${tests}{.dom.test.ts,-*.dom.test.ts,/*.dom.test.ts}`],
    exclude: [
      ...(environment === 'node' ? ['**/*.dom.test.ts'] : []),
      // Stryker runs tests in a thread, which cannot change its time zone.
      '**/time-zones.test.ts',
    ],
    // Starting a thread for each file would take longer than most tests.
    isolate: false,
    setupFiles: ['test/support/setup.ts', 'measure/mutation/setup.ts'],
    testTimeout: 30_000,
    // Mutated loops would make the tests of linear time take minutes; bundles would include all
    // mutants.
    testNamePattern: /^(?!.*(?:linear time|of a bundle))/,
  },
});

export default defineConfig({
  test: { projects: [inEnvironment('node'), inEnvironment('happy-dom')], passWithNoTests: true },
});
