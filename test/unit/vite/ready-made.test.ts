import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, createLogger, createServer, resolveConfig } from 'vite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readWorker } from '../../../src/tool-modules/page-files.ts';
import { toolworker } from '../../../src/vite/index.ts';
import { createApp } from './app.ts';

vi.mock('../../../src/tool-modules/page-files.ts');

const { root, config, withTools, remove } = createApp();

beforeEach(() => {
  vi.mocked(readWorker).mockReset().mockResolvedValue(Buffer.from('the worker'));
});

afterAll(remove);

test("puts the worker beside the page in a build, and not into the server's files", async () => {
  const rolldownOptions = { input: join(root, 'server.js') };
  const ssr = { build: { outDir: 'dist/server', rolldownOptions } };
  const builder = await createBuilder({ ...config, environments: { ssr } });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  expect(readdirSync(join(root, 'dist'))).toContain('toolworker.js');
  expect(readdirSync(join(root, 'dist/server'))).toEqual(['server.mjs']);
  expect(readWorker).toHaveBeenCalledOnce();
});

test.each(['/', '/shop/', '../node/'])(
  'serves the worker beside the page in development with the base %s',
  async (base) => {
    const network = { port: 0, host: '127.0.0.1', ws: false } as const;
    const server = await createServer({ ...config, base, server: network });
    await server.listen();
    const response = await fetch(new URL('toolworker.js', server.resolvedUrls?.local[0]));
    await server.close();
    expect(response.headers.get('Content-Type')).toBe('text/javascript');
    expect(await response.text()).toBe('the worker');
  },
);

const ofNuxt =
  'toolworker: Nuxt does not publish the worker file that this plugin emits. Remove the plugin and run: npx toolworker init public';

test.each([
  [['nuxt:virtual'], [ofNuxt]],
  [['astro:build', 'not-nuxt:x'], []],
])('warns only about Nuxt: %j gives %j', async (names, expected) => {
  const customLogger = createLogger('silent');
  const warn = vi.spyOn(customLogger, 'warnOnce');
  const plugins = [toolworker(), ...names.map((name) => ({ name }))];
  await resolveConfig({ ...config, customLogger, plugins }, 'build');
  expect(warn.mock.calls.flat()).toEqual(expected);
});

test('a preview builds nothing', async () => {
  const previewed = withTools(['./tools/missing.ts', 'no-such-tool']);
  const { define } = await resolveConfig(previewed, 'serve', 'production', 'production', true);
  expect(define).not.toHaveProperty('__TOOLWORKER_TOOLS__');
});
