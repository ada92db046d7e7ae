import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { toolworker } from '../../../src/vite/index.ts';

const source = (path: string) => fileURLToPath(new URL(`../../../src/${path}`, import.meta.url));

/** Returns the code of a host's module, whose tool answers with a sentence. */
export const greeting = (slug: string, sentence: string) => `
  import { defineTool } from 'toolworker/core';
  import { object, text } from 'toolworker/fields';
  import { ending } from '@/ending';
  export const unused: string = 'never imported';
  export const ${slug.replaceAll('-', '_')} = defineTool({
    slug: '${slug}',
    operation: 'say-${slug}',
    name: 'Greeting',
    category: 'Words',
    description: 'Greets.',
    request: object({}),
    result: object({ said: text('What is said') }),
    example: {},
    run: () => ({ said: '${sentence}' + ending + __PLANET__ }),
  });`;

/** Writes an app with modules of its own tools into a new folder. */
export function createApp(modules: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'toolworker-'));
  const files = {
    'index.html': '<!doctype html><script type="module" src="/main.js">',
    'main.js': 'document.title = "App";',
    'server.js': 'export const answer = 42;',
    'list.js': 'document.title = __TOOLWORKER_TOOLS__;',
    'tools/ending.ts': "export const ending: string = ', ';",
  };
  mkdirSync(join(root, 'tools'));
  const write = (name: string, code: string) => writeFileSync(join(root, name), code);
  for (const [name, code] of Object.entries(files)) write(name, code);
  for (const [name, code] of Object.entries(modules)) write(`tools/${name}`, code);
  const config = { root, configFile: false, logLevel: 'silent' } satisfies InlineConfig;
  return {
    root,
    config: { ...config, plugins: [toolworker()] },
    /** Returns the configuration with these tools. */
    withTools: (tools: readonly string[], options: InlineConfig = {}): InlineConfig => ({
      ...config,
      resolve: {
        alias: [
          { find: '@', replacement: join(root, 'tools') },
          { find: /^toolworker\/core$/, replacement: source('core.ts') },
          { find: /^toolworker\/fields$/, replacement: source('fields/index.ts') },
          { find: /^toolworker\/tools\/(.*)$/, replacement: source('tools/$1/tool.ts') },
        ],
      },
      define: { __PLANET__: '"world"' },
      ...options,
      plugins: [toolworker({ tools })],
    }),
    write,
    read: (name: string) => readFileSync(join(root, name), 'utf8'),
    remove: () => rmSync(root, { recursive: true }),
  };
}
