import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLogger,
  createServer,
  type InlineConfig,
  normalizePath,
  type ViteDevServer,
} from 'vite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWorker } from '../../../src/tool-modules/page-files.ts';
import { createApp, greeting } from './app.ts';

vi.mock('../../../src/tool-modules/page-files.ts');

const { root, withTools, write, remove } = createApp();
const aside = mkdtempSync(join(tmpdir(), 'toolworker-aside-'));

beforeEach(() => {
  vi.mocked(readWorker).mockReset().mockResolvedValue(Buffer.from('/*!\nMIT\n*/\nself.allTools;'));
});

afterAll(() => {
  remove();
  rmSync(aside, { recursive: true });
});

const customLogger = createLogger('silent');
let server: ViteDevServer;
let url: URL;

async function start(tools: readonly string[], options: InlineConfig = {}): Promise<void> {
  const network = { port: 0, host: '127.0.0.1', ...options.server };
  server = await createServer(withTools(tools, { ...options, customLogger, server: network }));
  await server.listen();
  url = new URL(server.resolvedUrls?.local[0] ?? '');
}

afterEach(() => server.close());

/** Loads the reload script like a page, and returns a counter of the reloads it is sent. */
async function listen(): Promise<() => number> {
  await fetch(new URL('@toolworker/reload.js', url));
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  return () => sent.mock.calls.filter(([name]) => name === 'toolworker:changed').length;
}

async function fetchWorker() {
  const response = await fetch(new URL('toolworker.js', url));
  const [, said] = /said: "([^"]*)"/.exec(await response.text()) ?? [];
  return { status: response.status, said };
}

const saying = (said: string) => ({ status: 200, said: `${said}, world` });

test('does not start the server with a wrong name', async () => {
  await start(['bmi-calculator']);
  await expect(createServer(withTools(['bmi-calculater']))).rejects.toThrow(
    'tools: there is no tool bmi-calculater, did you mean bmi-calculator?',
  );
});

test('tries again after a failed build, whether or not a file has changed', async () => {
  await start(['./tools/hello.ts'], { server: { watch: null } });
  vi.spyOn(server.config.logger, 'error').mockReturnValue();
  expect((await fetchWorker()).status).toBe(500);
  write('tools/hello.ts', greeting('say-hello', 'Hello'));
  expect(await fetchWorker()).toEqual(saying('Hello'));
});

test('builds the worker once, until a module of its tools changes', async () => {
  const file = join(aside, 'moved.ts');
  writeFileSync(file, greeting('say-hello', 'Hello'));
  await start([file]);
  const events = await listen();
  for (let visit = 0; visit < 2; visit += 1) expect(await fetchWorker()).toEqual(saying('Hello'));
  const other = join(root, 'main.js');
  server.watcher.emit('all', 'change', other);
  server.watcher.emit('change', other);
  expect(await fetchWorker()).toEqual(saying('Hello'));
  expect(readWorker).toHaveBeenCalledOnce();
  expect(events()).toBe(0);

  writeFileSync(file, greeting('say-hello', 'Good morning'));
  await expect.poll(events).toBeGreaterThan(0);
  expect(await fetchWorker()).toEqual(saying('Good morning'));
  expect(readWorker).toHaveBeenCalledTimes(2);
});

test.each([
  ['without hot updates', { hmr: false }],
  ['without a page that listens', {}],
])('builds the worker from the changed module even if %s', async (_, options) => {
  write('tools/alone.ts', greeting('say-hello', 'Hello'));
  await start(['./tools/alone.ts'], { server: options });
  const sent = vi.spyOn(server.environments.client.hot, 'send');
  expect(await fetchWorker()).toEqual(saying('Hello'));
  write('tools/alone.ts', greeting('say-hello', 'Night'));
  await expect.poll(fetchWorker).toEqual(saying('Night'));
  expect(sent).not.toHaveBeenCalledWith('toolworker:changed');
});

test('logs an error with its file, and serves the worker again once it is fixed', async () => {
  write('tools/edited.ts', 'export const answer: number = {;');
  await start(['./tools/edited.ts']);
  const logged = vi.spyOn(customLogger, 'error');
  const events = await listen();
  expect((await fetchWorker()).status).toBe(500);
  const fault = expect.stringContaining('tools: ./tools/edited.ts cannot be loaded');
  expect(logged.mock.calls.map(([text]) => text)).toEqual([fault]);
  const id = normalizePath(join(root, 'tools/edited.ts'));
  const err = expect.objectContaining({ id, message: fault });
  expect(server.environments.client.hot.send).toHaveBeenCalledWith({ type: 'error', err });
  write('tools/edited.ts', greeting('say-hello', 'Mended'));
  await expect.poll(events).toBeGreaterThan(0);
  expect(await fetchWorker()).toEqual(saying('Mended'));
});

test.each(['/', '/shop/'])('pages below %s load the script that reloads them', async (base) => {
  await start(['bmi-calculator'], { base });
  const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text();
  const [, src = ''] = /src="([^"]*toolworker[^"]*)"/.exec(page) ?? [];
  expect(src).toBe(`${base}@toolworker/reload.js`);
  const script = await (await fetch(new URL(src, url))).text();
  expect(script).toContain("import.meta.hot.on('toolworker:changed'");
});
