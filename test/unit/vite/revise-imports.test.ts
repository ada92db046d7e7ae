import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readWorker } from '../../../src/tool-modules/page-files.ts';
import { withRevision } from '../../../src/vite/revise-imports.ts';
import { createApp, greeting } from './app.ts';

vi.mock('../../../src/tool-modules/page-files.ts');

test.each([
  ["importScripts('toolworker.js');", "importScripts('toolworker.js?6f1c');"],
  [
    'importScripts("toolworker.js"),self.skipWaiting()',
    'importScripts("toolworker.js?6f1c"),self.skipWaiting()',
  ],
  [
    'importScripts("a.js",\n "./toolworker.js", "b.js")',
    'importScripts("a.js",\n "./toolworker.js?6f1c", "b.js")',
  ],
  ['self.importScripts(`/app/toolworker.js`)', 'self.importScripts(`/app/toolworker.js?6f1c`)'],
  [
    "importScripts('toolworker.js', 'toolworker.js')",
    "importScripts('toolworker.js?6f1c', 'toolworker.js?6f1c')",
  ],
])('%s becomes %s', (code, revised) => {
  expect(withRevision(code, '/app/', '6f1c')).toBe(revised);
  // A second run, as in watch mode, finds nothing to do.
  expect(withRevision(revised, '/app/', '8a2d')).toBe(revised);
});

test.each([
  'importScripts("https://cdn.jsdelivr.net/npm/toolworker@0.1.0/dist/toolworker.js")',
  'importScripts("/other/toolworker.js")',
  'importScripts("my-toolworker.js")',
  'fetch("toolworker.js")',
  'const file = "toolworker.js"; importScripts(file)',
  'importScripts("toolworker.js"',
])('%s stays as it is', (code) => {
  expect(withRevision(code, '/app/', '6f1c')).toBe(code);
});

describe('a build', () => {
  const { root, config, withTools, write, read, remove } = createApp({
    'hello.ts': greeting('say-hello', 'Hello'),
  });
  const built = 'importScripts("toolworker.js");skipWaiting()';

  afterAll(remove);

  /** Writes a worker at the end of a build, as vite-plugin-pwa does. */
  const writingWorker: Plugin = {
    name: 'writes-worker',
    closeBundle: {
      sequential: true,
      handler: async () => writeFileSync(join(root, 'dist/sw.js'), built),
    },
  };

  const importIn = (file: string) => /toolworker\.js\?[\da-f]{8}"/.exec(read(`dist/${file}`))?.[0];

  /** Builds an app with a worker that the build writes, and one that the app has. */
  async function importsIn(options: InlineConfig) {
    mkdirSync(join(root, 'public'), { recursive: true });
    write('public/own-worker.js', built);
    const plugins = [options.plugins, writingWorker];
    const rolldownOptions = { output: { entryFileNames: 'main.js' } };
    await build({ ...options, plugins, build: { rolldownOptions } });
    expect(importIn('sw.js')).toBeDefined();
    expect(importIn('own-worker.js')).toBe(importIn('sw.js'));
    return importIn('sw.js');
  }

  test.each<[string, (content: string) => Promise<InlineConfig>]>([
    [
      'the ready-made worker',
      async (content) => {
        vi.mocked(readWorker).mockResolvedValue(Buffer.from(content));
        return config;
      },
    ],
    [
      'a worker with chosen tools',
      async (content) => {
        write('tools/hello.ts', greeting('say-hello', content));
        return withTools(['./tools/hello.ts']);
      },
    ],
  ])('names the revision of %s wherever a worker imports it', async (_, configure) => {
    const first = await importsIn(await configure('one'));
    expect(await importsIn(await configure('one'))).toBe(first);
    expect(await importsIn(await configure('two'))).not.toBe(first);
  });

  test('leaves the code of pages alone', async () => {
    vi.mocked(readWorker).mockResolvedValue(Buffer.from('one'));
    write('main.js', 'document.title = `importScripts("toolworker.js")`;');
    await importsIn(config);
    expect(read('dist/main.js')).toContain('importScripts("toolworker.js")');
    expect(readdirSync(join(root, 'dist'))).toContain('toolworker.js');
  });
});
