import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { build, createServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInProduction } from './apps/build-app.ts';
import { fetchInPage, useBrowser } from './browser.ts';
import { listen } from './site.ts';

// Only a page in a running app can show that its worker has the app's tools, and is replaced when
// they change.

/** The folder of an app outside this project, with a copy of the package. */
const folder = mkdtempSync(join(tmpdir(), 'toolworker-app-'));

// Vite's client prints when it connects.
const browser = useBrowser([], (message) => message.startsWith('[vite]'));

beforeAll(() => {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'toolworker');
  cpSync('package.json', join(installed, 'package.json'));
  cpSync('dist', join(installed, 'dist'), {
    recursive: true,
    filter: (source) => source !== join('dist', 'demo'),
  });
  for (const name of ['vite', 'vite-plugin-pwa', 'workbox-window', 'zod']) {
    symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function writeApp(name: string, files: Readonly<Record<string, string>>) {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, logLevel: 'silent' } as const;
}

const address = { port: 0, host: '127.0.0.1' };

const html = (script: string) =>
  `<!doctype html><title>App</title><script type="module" src="/${script}"></script>`;

async function openApp(server: Pick<ViteDevServer, 'resolvedUrls'>) {
  const page = await browser().context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByText('controlled').waitFor();
  return page;
}

const post = (request: object) => ({ method: 'POST', body: JSON.stringify(request) });

describe('an app with a tool of this package and one of its own', () => {
  const roofPitch = (factor: string) => `
    import { defineTool } from 'toolworker/core';
    import * as z from 'zod';
    import { percent } from '@/percent';

    const length = z.number().positive();

    export const roofPitchTool = defineTool({
      slug: 'roof-pitch',
      operation: 'calculate-roof-pitch',
      name: 'Roof Pitch',
      category: 'Building',
      description: 'Computes the pitch of a roof from its rise and run.',
      request: z.object({ rise: length, run: length }),
      result: z.object({ pitch: z.number() }),
      example: { rise: 3, run: 4 },
      run: ({ rise, run }): { pitch: number } => ({ pitch: percent(rise / run) * ${factor} }),
    });`;

  const files = {
    'package.json': '{ "type": "module" }',
    'vite.config.ts': `
      import { fileURLToPath } from 'node:url';
      import { toolworker } from 'toolworker/vite';
      export default {
        base: '/app/',
        resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
        plugins: [toolworker({ tools: ['bmi-calculator', './src/roof-pitch.ts'] })],
      };`,
    'index.html': html('src/main.ts'),
    'src/main.ts': `
      import { install } from 'toolworker/client';
      import { roofPitchTool } from './roof-pitch';
      const installation = await install({ base: import.meta.env.BASE_URL + 'api/' });
      if ('updated' in installation) await installation.updated;
      const { pitch } = await roofPitchTool.run(roofPitchTool.example);
      document.body.append(installation.status + ', in the page ' + pitch);`,
    'src/percent.ts': 'export const percent = (share: number): number => share * 100;',
    'src/roof-pitch.ts': roofPitch('1'),
  };

  const app = () => writeApp('own', files);

  const pitchOf = (pitch: number) => ({ ok: true, result: { pitch } });

  async function answer(page: Page, tool: string, request: object) {
    const { body, fromServiceWorker } = await fetchInPage(page, `/app/api/${tool}`, post(request));
    return fromServiceWorker ? JSON.parse(body) : 'left to the network';
  }

  const expectTools = async (page: Page) => {
    expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(75));
    expect(await answer(page, 'roof-pitch', { rise: 0, run: 4 })).toMatchObject({ ok: false });
    const bmi = { unit: 'metric', height: 180, weight: 81 };
    expect(await answer(page, 'bmi-calculator', bmi)).toMatchObject({ result: { bmi: 25 } });
    expect(await answer(page, 'percentage-of', { x: 7, y: 100 })).toBe('left to the network');
  };

  test('reloads the page with the new tool when its file changes during development', async () => {
    const { root } = app();
    const server = await createServer({ ...app(), server: address });
    await server.listen();
    const page = await openApp(server);
    await expectTools(page);

    const load = async () => {
      await page.getByText('controlled').waitFor();
      return page.evaluate(() => performance.timeOrigin);
    };
    const expectPitch = async (pitch: number, file: string, code: string) => {
      const before = await load();
      await edit(file, code);
      await expect.poll(load).not.toBe(before);
      expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(pitch));
      expect(await page.textContent('body')).toContain(`controlled, in the page ${pitch}`);
    };
    // The watcher drops a change within 50 ms of the last one, as only a test makes it.
    const edit = async (file: string, code: string) => {
      let isNoticed = false;
      server.watcher.once('change', () => {
        isNoticed = true;
      });
      const write = () => isNoticed || writeFileSync(join(root, file), code);
      await expect.poll(write, { interval: 100 }).toBe(true);
    };

    await expectPitch(150, 'src/roof-pitch.ts', roofPitch('2'));
    const thousandfold = files['src/percent.ts'].replace('100', '1000');
    await expectPitch(1500, 'src/percent.ts', thousandfold);

    const shown = page.locator('vite-error-overlay .message');
    await edit('src/roof-pitch.ts', roofPitch('{;'));
    await expect
      .poll(() => shown.textContent())
      .toContain('tools: ./src/roof-pitch.ts cannot be loaded');
    expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(1500));
    await expectPitch(1500, 'src/roof-pitch.ts', roofPitch('2'));
    expect(await shown.count()).toBe(0);
    await expectPitch(2250, 'src/roof-pitch.ts', roofPitch('3'));
    await page.close();
    await server.close();
  });

  test('answers offline, and waits for the tool that an older worker lacks', async () => {
    await build(app());
    const server = await preview({ ...app(), preview: address });
    const page = await openApp(server);
    await expectTools(page);
    await browser().context.setOffline(true);
    expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(75));
    await browser().context.setOffline(false);

    const grown = writeApp('own', {
      ...files,
      'src/roof-area.ts': roofPitch('1').replaceAll('roof-pitch', 'roof-area'),
      'vite.config.ts': files['vite.config.ts'].replace("ts'] ", "ts', 'src/roof-area.ts'] "),
    });
    await build(grown);
    await page.reload();
    await page.getByText('updating, in the page 75').waitFor();
    expect(await answer(page, 'roof-area', { rise: 3, run: 4 })).toEqual(pitchOf(75));
    await page.reload();
    await page.getByText('controlled, in the page 75').waitFor();
    await page.close();
    await server.close();
  });
});

test("a worker by vite-plugin-pwa has a new release's tools, although the host lets browsers cache its files", async () => {
  const release = (tools: readonly string[], request: string) => ({
    'package.json': '{ "type": "module" }',
    'vite.config.js': `
      import { toolworker } from 'toolworker/vite';
      import { VitePWA } from 'vite-plugin-pwa';
      export default {
        plugins: [
          toolworker({ tools: ${JSON.stringify(tools)} }),
          VitePWA({
            registerType: 'autoUpdate',
            manifest: false,
            workbox: {
              importScripts: ['toolworker.js'],
              disableDevLogs: true,
              navigateFallbackDenylist: [/^\\/api\\//],
            },
          }),
        ],
      };`,
    'index.html': html('main.js'),
    'main.js': `
      import { registerSW } from 'virtual:pwa-register';
      import { install } from 'toolworker/client';
      registerSW({ immediate: true });
      await navigator.serviceWorker?.ready;
      const { status } = await install();
      const response = await fetch('/api/${tools.at(-1)}', { method: 'POST', body: '${request}' });
      localStorage.outcomes = [localStorage.outcomes ?? '', status, response.status].join(' ');
      document.body.append(status + ', ' + response.status + ' ' + (await response.text()));`,
  });
  const { root } = writeApp('pwa', {});
  const site = await listen(
    sirv(join(root, 'dist'), {
      dev: true,
      setHeaders: (response) => response.setHeader('cache-control', 'max-age=600'),
    }),
  );
  const page = await browser().context.newPage();
  const publish = async (tools: readonly string[], request: string) => {
    writeApp('pwa', release(tools, request));
    await buildInProduction(root);
  };

  await publish(['bmi-calculator'], '{"unit":"metric","height":180,"weight":81}');
  await page.goto(site.origin);
  await page.getByText('controlled, 200 {"ok":true,"result":{"bmi":25').waitFor();
  await publish(['bmi-calculator', 'percentage-of'], '{"x":7,"y":100}');
  // The new worker's page replaces the old one by itself.
  await page.goto(site.origin);
  await page.getByText('controlled, 200 {"ok":true,"result":{"result":7}}').waitFor();
  // No page in between had a worker without its tools.
  const outcomes = await page.evaluate<string>('localStorage.outcomes');
  expect(outcomes).toMatch(/^(?: controlled 200)+$/);
  await page.close();
  await site.stop();
});
