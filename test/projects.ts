import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const root = fromRoot('.');

/** Tests import the source in place of the built package. */
const resolve = {
  alias: [
    { find: /^toolworker$/, replacement: fromRoot('src/index.ts') },
    { find: /^toolworker\/core$/, replacement: fromRoot('src/core.ts') },
    { find: /^toolworker\/client$/, replacement: fromRoot('src/client/index.ts') },
    { find: /^toolworker\/core$/, replacement: fromRoot('src/core.ts') },
    { find: /^toolworker\/mcp$/, replacement: fromRoot('src/mcp.ts') },
    { find: /^toolworker\/server$/, replacement: fromRoot('src/server.ts') },
  ],
};

const findChromium = 'test/browser/engines/find-chromium.ts';

function engineProject(name: string, include: readonly string[]): TestProjectInlineConfiguration {
  return {
    root,
    resolve,
    test: {
      name,
      include: [...include],
      globalSetup: `test/browser/engines/find-${name}.ts`,
      expect: { poll: { timeout: 15_000 } },
      // WebKit takes twelve seconds to stop a worker.
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  };
}

const inEveryEngine = ['test/browser/{apps,demo-engines,determinism,driver,scenarios}.test.ts'];

/**
 * Tests in Node, in a simulated page, of the built files, and in browsers; select with `--project`.
 */
export const projects: TestProjectInlineConfiguration[] = [
  {
    root,
    resolve,
    test: {
      name: 'unit',
      include: [
        'test/*.test.ts',
        'test/{fields,tools,shared,api,as-typed,sw,node,fuzz}/**/*.test.ts',
      ],
      setupFiles: 'test/setup.ts',
      // Properties are tried with many values, on machines that may be busy.
      testTimeout: 30_000,
    },
  },
  {
    root,
    resolve,
    test: {
      name: 'dom',
      environment: 'happy-dom',
      include: ['test/{agents,client,demo}/**/*.test.ts'],
      setupFiles: 'test/setup.ts',
    },
  },
  {
    root,
    test: { name: 'package', include: ['test/package/**/*.test.ts'], testTimeout: 60_000 },
  },
  engineProject('chromium', ['test/browser/*.test.ts']),
  engineProject('firefox', inEveryEngine),
  engineProject('webkit', inEveryEngine),
  {
    root,
    test: {
      name: 'hosts',
      include: ['test/hosts/*.test.ts'],
      globalSetup: findChromium,
      expect: { poll: { timeout: 15_000 } },
      testTimeout: 60_000,
      // Installs and builds an app.
      hookTimeout: 300_000,
    },
  },
  {
    root,
    resolve,
    test: {
      name: 'load',
      include: ['test/load/*.test.ts'],
      globalSetup: findChromium,
      testTimeout: 1_800_000,
      hookTimeout: 120_000,
    },
  },
  {
    root,
    resolve,
    test: {
      name: 'limits',
      include: ['test/limits/*.test.ts'],
      globalSetup: findChromium,
      testTimeout: 300_000,
      hookTimeout: 60_000,
    },
  },
  {
    root,
    test: {
      name: 'bench',
      include: ['test/bench/*.bench.ts'],
      globalSetup: findChromium,
      testTimeout: 600_000,
    },
  },
];
