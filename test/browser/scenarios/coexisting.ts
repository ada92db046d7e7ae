import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import type { Scenario } from './scenario.ts';
import {
  arrivals,
  call,
  controller,
  expectBmi,
  expectInstalled,
  expectServer,
  install,
  uninstall,
} from './steps.ts';

async function registerAppWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/app-worker.js').then(() => {}));
  await page.waitFor(() => navigator.serviceWorker.controller);
  await expectApp(page);
}

async function expectApp(page: Page): Promise<void> {
  expect(await call(page, '/whoami')).toEqual({ status: 200, body: 'the app' });
}

const foreign = (origin: string) => ({
  status: 'foreign-worker',
  message:
    `This page has a worker already, ${origin}/app-worker.js, which was left alone. ` +
    'Call addToolListener() or registerToolRoutes() in it, and name it as worker here.',
});

/** Puts on the site what an app's build makes of a worker that adds the API. */
async function serveComposed(site: Site): Promise<void> {
  const input = fileURLToPath(new URL('composed-worker.js', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const body = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  site.replies.set('/composed.js', { headers: { 'content-type': 'text/javascript' }, body });
}

const composed = { worker: '/composed.js' };

export const coexisting: readonly Scenario[] = [
  {
    name: 'a worker of the app on the same scope is left alone',
    play: async ({ page, site }) => {
      await registerAppWorker(page);
      expect(await install(page)).toEqual(foreign(site.origin));
      expect(arrivals(site, '/toolworker.js')).toEqual([]);
      await expectApp(page);
      await uninstall(page);
      await page.goto(`${site.origin}/`);
      await expectApp(page);
      await expectServer(page, site);
    },
  },
  {
    name: 'a worker of the app on a wider scope is left alone',
    play: async ({ page, site }) => {
      await registerAppWorker(page);
      await page.goto(`${site.origin}/app/`);
      expect(await install(page, { base: '/app/api/' })).toEqual(foreign(site.origin));
      expect(arrivals(site, '/app/toolworker.js')).toEqual([]);
      await uninstall(page);
      await page.goto(`${site.origin}/app/`);
      await expectApp(page);
      expect(await controller(page)).toBe('/app-worker.js');
      await expectServer(page, site, '/app/api/bmi-calculator');
    },
  },
  {
    name: "an app's own worker that adds the API answers both, after a hard reload as well",
    play: async ({ page, site }) => {
      await serveComposed(site);
      await expectInstalled(page, composed);
      for (const visit of [page.hardReload, () => page.goto(`${site.origin}/`)]) {
        await visit();
        await expectInstalled(page, composed);
        await expectBmi(page, site);
        await expectApp(page);
      }
      expect(await controller(page)).toBe('/composed.js');
    },
  },
  {
    name: "an app's own worker stays as the app has registered it",
    play: async ({ page, site }) => {
      await serveComposed(site);
      await page.goto(`${site.origin}/app/`);
      await page.evaluate(async () => {
        const options = { scope: '/app/', type: 'module', updateViaCache: 'none' } as const;
        await navigator.serviceWorker.register('/composed.js', options);
        await navigator.serviceWorker.ready;
      });
      await expectInstalled(page, composed);
      await expectBmi(page, site);
      const registrations = await page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.map(({ scope, updateViaCache }) => [new URL(scope).pathname, updateViaCache]);
      });
      expect(registrations).toEqual([['/app/', 'none']]);
    },
  },
  {
    name: "an app's own worker that has the API at another base is told apart",
    play: async ({ page, site }) => {
      await serveComposed(site);
      expect(await install(page, { ...composed, base: '/tools/' })).toEqual({
        status: 'failed',
        code: 'not-answered',
        message: `A worker controls the page, but ${site.origin}/tools/ is not the API's. Does the worker serve this base?`,
      });
      await expectInstalled(page, composed);
    },
  },
  {
    name: "uninstall() leaves an app's own worker alone and says so",
    play: async ({ page, site }) => {
      await serveComposed(site);
      await expectInstalled(page, composed);
      const refusal = `${site.origin}/composed.js has other tasks, too; remove it yourself.`;
      expect(await uninstall(page)).toContain(refusal);
      await expectBmi(page, site);
      await page.goto(`${site.origin}/`);
      await expectApp(page);
      await expectBmi(page, site);
    },
  },
];
