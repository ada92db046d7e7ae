import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration, TestTagDefinition } from 'vitest/config';
import type { EngineName } from './browser/engines/engines.ts';
import { chromium } from './browser/engines/find-chromium.ts';
import { firefox } from './browser/engines/find-firefox.ts';
import { leavesOut, reasonToLeaveOut } from './browser/engines/find-program.ts';
import { type WebKit, webkit } from './browser/engines/find-webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that a browser project tests, and its program. */
    readonly engine: EngineName;
    readonly chromium: string;
    readonly firefox: string;
    readonly webkit: WebKit;
    /** Why the tests of a browser project are left out. */
    readonly leftOut: string;
    /** The tools whose specs run; all, if it is missing. */
    readonly slugs?: readonly string[];
  }
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const root = fromRoot('.');

/** Tests import the source instead of the built package. */
export const resolve = {
  alias: [
    { find: /^toolworker$/, replacement: fromRoot('src/index.ts') },
    { find: /^toolworker\/core$/, replacement: fromRoot('src/core.ts') },
    { find: /^toolworker\/client$/, replacement: fromRoot('src/client/index.ts') },
    { find: /^toolworker\/fields$/, replacement: fromRoot('src/fields/index.ts') },
    { find: /^toolworker\/elements$/, replacement: fromRoot('src/elements/index.ts') },
    { find: /^toolworker\/mcp$/, replacement: fromRoot('src/mcp.ts') },
    { find: /^toolworker\/server$/, replacement: fromRoot('src/server.ts') },
    { find: /^virtual:package-tools$/, replacement: fromRoot('test/support/package-tools.ts') },
  ],
};

/** A test or hook that takes so long hangs: a busy machine may slow down any other many times. */
export const hanging = 300_000;

/** Only a fault ends a wait, however busy the machine is. */
const patient = {
  // Most answers come within milliseconds.
  expect: { poll: { timeout: 60_000, interval: 10 } },
  testTimeout: hanging,
  hookTimeout: hanging,
};

const needBuild = 'test/support/need-build.ts';

/** Fixed, since the demo formats numbers in the user's language. */
const env = { LC_ALL: 'C.UTF-8' };

type TestOptions = TestProjectInlineConfiguration['test'];

const browsers = { chromium, firefox, webkit };

/**
 * Returns a project that tests the built files in a browser. Without the browser, its tests are
 * reported as skipped, and the run says how to get it.
 */
export function browserProject(
  name: string,
  engine: EngineName,
  test: TestOptions,
): TestProjectInlineConfiguration {
  const browser = browsers[engine];
  const program = leavesOut() ? undefined : browser.find();
  if (program) {
    const provide = { engine, [engine]: program };
    return { root, test: { name, setupFiles: needBuild, provide, ...test } };
  }
  const provide = { leftOut: reasonToLeaveOut(browser) };
  const include = ['test/browser/engines/left-out.ts'];
  const globalSetup = 'test/browser/engines/say-left-out.ts';
  return { root, test: { name, include, globalSetup, provide } };
}

/** Returns a project that runs files of `test/browser` in a browser. */
function engineProject(name: string, engine: EngineName, files: readonly string[]) {
  const project = browserProject(name, engine, {
    include: files.map((file) => `test/browser/${file}.test.ts`),
    env,
    isolate: false,
    ...patient,
  });
  return { ...project, resolve };
}

const inOtherEngines = ['{apps,demo,determinism,elements-in-engines}', 'scenarios/*'];

const inPages = 'test/unit/**/*.dom.test.ts';

/**
 * Kinds of tests. A comment at the top of a file names that of all its tests:
 * `// @module-tag slow`.
 */
export const tags: TestTagDefinition[] = [
  {
    name: 'slow',
    description: 'Every character of Unicode, the longest inputs, and properties with many tries.',
  },
  {
    name: 'scenario',
    description:
      'What the worker promises, in minutes. `npm test` plays only `installing.test.ts`.',
  },
  {
    name: 'minutes',
    description: 'What a browser does only minutes later. A clean clone is checked without it.',
  },
];

/**
 * Vitest does not cache modules on disk that call `import.meta.glob(`, since they include other
 * files. It overlooks calls with type arguments.
 */
const noCachedGlobs: Plugin = {
  name: 'toolworker:no-cached-globs',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob<') ? false : undefined));
  },
};

const all: readonly TestProjectInlineConfiguration[] = [
  {
    root,
    resolve,
    test: {
      name: 'unit',
      include: ['test/unit/**/*.test.ts'],
      exclude: [inPages],
      globalSetup: 'test/support/need-files.ts',
      setupFiles: 'test/support/setup.ts',
      env,
      // Loading the library for each file would take longer than most tests.
      isolate: false,
      ...patient,
    },
  },
  {
    root,
    resolve,
    test: {
      name: 'dom',
      // A simulated page is slow to load, so few files use one.
      include: [inPages],
      environment: 'happy-dom',
      globalSetup: 'test/support/need-files.ts',
      setupFiles: 'test/support/setup.ts',
      env,
      isolate: false,
      ...patient,
    },
  },
  {
    root,
    test: {
      name: 'system',
      // The packed package from outside, and this repository's files with provers, linters and
      // compilers.
      include: ['test/{package,repository}/*.test.ts'],
      setupFiles: needBuild,
      isolate: false,
      ...patient,
    },
  },
  // Chromium computes as Node does: both run V8.
  engineProject('chromium', 'chromium', ['!(determinism)', 'scenarios/*']),
  engineProject('journeys', 'chromium', ['journeys/*']),
  engineProject('engines-firefox', 'firefox', inOtherEngines),
  engineProject('engines-webkit', 'webkit', inOtherEngines),
  browserProject('hosts', 'chromium', {
    include: ['test/hosts/*.test.ts'],
    ...patient,
    // Installs an app, whose packages may not be in npm's cache yet.
    hookTimeout: 3 * hanging,
  }),
];

/**
 * Seven kinds of tests, the last but one in two engines. Select some with `--project`, which takes
 * a `*`.
 */
export const projects: TestProjectInlineConfiguration[] = all.map((project) => ({
  ...project,
  plugins: [noCachedGlobs],
  test: { ...project.test, tags },
}));
