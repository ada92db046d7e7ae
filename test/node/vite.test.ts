import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder, createLogger, createServer, type InlineConfig, resolveConfig } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toolworker } from '../../src/node/vite.ts';
import { readWorker } from '../../src/node/worker-file.ts';

vi.mock('../../src/node/worker-file.ts');

const root = mkdtempSync(join(tmpdir(), 'toolworker-'));
const config = {
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [toolworker()],
} satisfies InlineConfig;

beforeAll(() => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js">');
  writeFileSync(join(root, 'main.js'), 'document.title = "App";');
  writeFileSync(join(root, 'server.js'), 'export const answer = 42;');
});

beforeEach(() => {
  vi.mocked(readWorker).mockReset().mockResolvedValue(Buffer.from('the worker'));
});

afterAll(() => rmSync(root, { recursive: true }));

test('a build has the worker beside the page, and what it builds for the server has none', async () => {
  const builder = await createBuilder({
    ...config,
    environments: {
      ssr: {
        build: { outDir: 'dist/server', rolldownOptions: { input: join(root, 'server.js') } },
      },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  expect(readdirSync(join(root, 'dist'))).toContain('toolworker.js');
  expect(readdirSync(join(root, 'dist/server'))).toEqual(['server.mjs']);
  expect(readWorker).toHaveBeenCalledOnce();
});

describe.each(['/', '/shop/', './'])('in development with the base %s', (base) => {
  test('the worker is served beside the page', async () => {
    const server = await createServer({
      ...config,
      base,
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    await server.listen();
    const response = await fetch(new URL('toolworker.js', server.resolvedUrls?.local[0]));
    await server.close();
    expect(response.headers.get('Content-Type')).toBe('text/javascript');
    expect(await response.text()).toBe('the worker');
  });
});

describe('with the plugins of Nuxt', () => {
  test.each([
    [
      ['nuxt:virtual'],
      [
        'toolworker: Nuxt does not publish the worker file that this plugin emits. Remove the plugin and run: npx toolworker init public',
      ],
    ],
    [['astro:build', 'not-nuxt:x'], []],
  ])('%j it says %j', async (names, expected) => {
    const customLogger = createLogger('silent');
    const warn = vi.spyOn(customLogger, 'warnOnce');
    const plugins = [toolworker(), ...names.map((name) => ({ name }))];
    await resolveConfig({ ...config, customLogger, plugins }, 'build');
    expect(warn.mock.calls.flat()).toEqual(expected);
  });
});
