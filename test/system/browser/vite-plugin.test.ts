import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { build, createServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { fetchInPage, useBrowser } from './browser.ts';

// Only a page in a running app can show that its worker has the app's tools, and is replaced when they change.

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
  for (const name of ['vite', 'zod']) {
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
      const { status }: { status: string } = await install({ base: import.meta.env.BASE_URL + 'api/' });
      const { pitch } = await roofPitchTool.run(roofPitchTool.example);
      document.body.append(status + ', in the page ' + pitch);`,
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
    const expectPitch = async (pitch: number, edited: () => void) => {
      const before = await load();
      edited();
      await expect.poll(load).not.toBe(before);
      expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(pitch));
      expect(await page.textContent('body')).toContain(`controlled, in the page ${pitch}`);
    };
    const edit = (file: string, code: string) => writeFileSync(join(root, file), code);

    await expectPitch(150, () => edit('src/roof-pitch.ts', roofPitch('2')));
    const thousandfold = files['src/percent.ts'].replace('100', '1000');
    await expectPitch(1500, () => edit('src/percent.ts', thousandfold));

    const shown = page.locator('vite-error-overlay .message');
    edit('src/roof-pitch.ts', roofPitch('{;'));
    await expect
      .poll(() => shown.textContent())
      .toContain('tools: ./src/roof-pitch.ts cannot be loaded');
    expect(await answer(page, 'roof-pitch', { rise: 3, run: 4 })).toEqual(pitchOf(1500));
    await expectPitch(1500, () => edit('src/roof-pitch.ts', roofPitch('2')));
    expect(await shown.count()).toBe(0);
    await expectPitch(2250, () => edit('src/roof-pitch.ts', roofPitch('3')));
    await page.close();
    await server.close();
  });

  test('answers offline, and names the tool that an older worker lacks', async () => {
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
    const before = browser().messages.length;
    await build(grown);
    await page.reload();
    const lacks =
      'toolworker: /app/toolworker.js lacks tools that this page calls: roof-area. Build it with them and publish it again.';
    await eventually(() => expect(browser().messages.splice(before)).toEqual([lacks]));
    await page.close();
    await server.close();
  });
});
