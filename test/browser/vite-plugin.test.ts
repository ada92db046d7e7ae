import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, fetchInPage, openBrowser } from './browser.ts';

/** A small app, as a user has it: outside this project, with the package from its tarball. */
const app = mkdtempSync(join(tmpdir(), 'toolworker-app-'));

const files = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `
    import { toolworker } from 'toolworker/vite';
    export default { base: '/shop/', plugins: [toolworker()] };`,
  'index.html': '<!doctype html><title>App</title><script type="module" src="/main.js"></script>',
  'main.js': `
    import { install } from 'toolworker';
    const { status } = await install({ base: import.meta.env.BASE_URL + 'api/' });
    document.body.append(status);`,
};

let browser: Browser;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, name), text);
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', app];
  const packed = execFileSync('npm', options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const installed = join(app, 'node_modules/toolworker');
  mkdirSync(installed, { recursive: true });
  const [{ filename }] = JSON.parse(packed);
  execFileSync('tar', ['-xzf', join(app, filename), '-C', installed, '--strip-components=1']);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(app, { recursive: true });
  // The client of Vite says when it connects.
  expect(browser.messages.filter((message) => !message.startsWith('[vite]'))).toEqual([]);
});

const root = { root: app, logLevel: 'silent' } as const;

describe.each([
  [
    'in development',
    async () => {
      const server = await createServer({
        ...root,
        server: { port: 0, host: '127.0.0.1', hmr: false },
      });
      await server.listen();
      return server;
    },
  ],
  [
    'in a build',
    async () => {
      await build(root);
      return preview({ ...root, preview: { port: 0, host: '127.0.0.1' } });
    },
  ],
])('%s', (_, start) => {
  test('the plugin puts the worker where the page finds it', async () => {
    const server = await start();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const page = await browser.context.newPage();
    await page.goto(url);
    await page.getByText('controlled').waitFor();
    const init = { method: 'POST', body: '{"x":7,"y":100}' };
    const { body, fromServiceWorker } = await fetchInPage(page, '/shop/api/percentage-of', init);
    expect(JSON.parse(body)).toEqual({ ok: true, result: { result: 7 } });
    expect(fromServiceWorker).toBe(true);
    await page.close();
    await server.close();
  });
});
