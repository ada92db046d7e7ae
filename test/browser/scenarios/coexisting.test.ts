// @module-tag scenario

import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { serveBuilt } from './built-worker.ts';
import { scenarioTest } from './scenario.ts';
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

/** Returns the code of an app's worker that takes over pages at once and answers some paths. */
function appWorkerFor(paths: readonly string[]): string {
  return `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      const isOurs = ${JSON.stringify(paths)}.includes(new URL(event.request.url).pathname);
      if (isOurs) event.respondWith(new Response('the app'));
    });`;
}

const foreign = (origin: string) => ({
  status: 'foreign-worker',
  message:
    `This page already has a worker, ${origin}/app-worker.js, which install() does not replace. ` +
    "Add the API to it before its own listeners, with importScripts('toolworker.js'), addToolListener() or registerToolRoutes().",
});

const composed = { worker: '/composed-worker.js' };

const importingWorkers = [
  ['first', `importScripts('toolworker.js'); ${cacheFirst()}`],
  ['last', `${cacheFirst()} importScripts('toolworker.js');`],
] as const;

/** Returns the code of an app's worker that caches the app's page. */
function cacheFirst(): string {
  const appFiles = ['/', '/page.js', '/record.js', '/bundle.js'];
  return `
    const appFiles = ${JSON.stringify(appFiles)};
    addEventListener('install', (event) =>
      event.waitUntil(caches.open('app').then((cache) => cache.addAll(appFiles))));
    addEventListener('fetch', (event) => {
      const { pathname } = new URL(event.request.url);
      if (pathname === '/whoami') event.respondWith(new Response('the app'));
      else if (appFiles.includes(pathname)) event.respondWith(caches.match(pathname));
    });`;
}

/** Takes a second to install, like a worker that caches many files. */
const fillsCache = `addEventListener('install', (event) =>
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, 1_000))));`;

const asScript = (body: string) => ({ headers: { 'content-type': 'text/javascript' }, body });

const test = scenarioTest();

test("an app's worker with the same scope is left alone", async ({ page, site }) => {
  await registerAppWorker(page);
  // Neither the server nor a cache is taken for the worker.
  const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=600' };
  site.replies.set('/api/', { headers, body: '{"ok":true,"tools":[]}' });
  expect((await call(page, '/api/')).status).toBe(200);
  expect(await install(page)).toEqual(foreign(site.origin));
  expect(arrivals(site, '/toolworker.js')).toEqual([]);
  await expectApp(page);
  await uninstall(page);
  await page.goto(`${site.origin}/`);
  await expectApp(page);
  await expectServer(page, site);
});

test("an app's worker with a wider scope is left alone", async ({ page, site }) => {
  await registerAppWorker(page);
  await page.goto(`${site.origin}/app/`);
  expect(await install(page, { base: '/app/api/' })).toEqual(foreign(site.origin));
  expect(arrivals(site, '/app/toolworker.js')).toEqual([]);
  await uninstall(page);
  await page.goto(`${site.origin}/app/`);
  await expectApp(page);
  expect(await controller(page)).toBe('/app-worker.js');
  await expectServer(page, site, '/app/api/bmi-calculator');
});

test("an app's worker that adds the API answers for both", async ({ page, site }) => {
  await serveBuilt(site, 'composed-worker.js');
  await expectInstalled(page, composed);
  for (const visit of [page.hardReload, () => page.goto(`${site.origin}/`)]) {
    await visit();
    await expectInstalled(page, composed);
    await expectBmi(page, site);
    await expectApp(page);
  }
  expect(await controller(page)).toBe('/composed-worker.js');
  const refusal = `${site.origin}/composed-worker.js is a worker of your own app; uninstall() does not remove it.`;
  expect(await uninstall(page)).toBe(refusal);
  await page.goto(`${site.origin}/`);
  await expectApp(page);
  await expectBmi(page, site);
});

test("an app's worker takes the place of the ready-made one", async ({ page, site }) => {
  const code = "importScripts('toolworker.js'); addEventListener('install', () => skipWaiting());";
  site.replies.set('/sw.js', asScript(code));
  await expectInstalled(page);
  await expectInstalled(page, { worker: '/sw.js' });
  expect(await controller(page)).toBe('/sw.js');
  await expectBmi(page, site);
});

for (const [place, code] of importingWorkers) {
  test(`an app's worker that imports the ready-made file ${place} keeps its pages offline`, async ({
    page,
    site,
    expectPrinted,
  }) => {
    site.replies.set('/sw.js', asScript(code));
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    for (const options of [{}, { worker: '/sw.js' }]) {
      await expectInstalled(page, options);
      await expectApp(page);
      await expectBmi(page, site);
      expect(await uninstall(page)).toBe(
        `${site.origin}/sw.js is a worker of your own app; uninstall() does not remove it.`,
      );
      await page.hardReload();
    }
    await expectInstalled(page, { debug: true });
    await expectPrinted(
      `toolworker: ${site.origin}/sw.js already handles API requests`,
      `toolworker: the API is served below ${site.origin}/api/`,
    );
    site.setOffline(true);
    await page.goto(`${site.origin}/`);
    await expectInstalled(page);
    await expectApp(page);
    await expectBmi(page, site);
    expect(await controller(page)).toBe('/sw.js');
  });
}

test(
  "an app's worker that is a module is registered as one",
  async ({ page, site }) => {
    const code = "import { addToolListener, tools } from '/bundle.js'; addToolListener({ tools });";
    site.replies.set('/dev-sw.js', asScript(code));
    await expectInstalled(page, { worker: '/dev-sw.js?dev-sw' });
    await expectBmi(page, site);
  },
  { firefox: 'its long-term version has no module workers' },
);

test("an app's worker that takes over is reported, and gets all requests", async ({
  page,
  site,
  expectPrinted,
}) => {
  await expectInstalled(page);
  await page.goto(`${site.origin}/`);
  await expectInstalled(page);
  site.replies.set('/app-worker.js', asScript(appWorkerFor(['/', '/whoami', '/other.json'])));
  await page.evaluate(() => navigator.serviceWorker.register('/app-worker.js').then(() => {}));
  await expectPrinted(
    `toolworker: ${site.origin}/app-worker.js has taken over this page and does not handle API requests.`,
  );
  for (const path of ['/', '/whoami', '/other.json']) {
    expect(await call(page, path)).toEqual({ status: 200, body: 'the app' });
  }
  expect(await install(page)).toEqual(foreign(site.origin));
});

test('a page in a folder learns the base of a wider worker', async ({ page, site }) => {
  await expectInstalled(page);
  await page.goto(`${site.origin}/app/`);
  const worker = `${site.origin}/toolworker.js`;
  expect(await install(page, { base: '/app/api/' })).toEqual({
    status: 'foreign-worker',
    message:
      `${worker} already serves this page and handles API requests below /api/. ` +
      "Call install({ base: '/api/' }) here, too.",
  });
  expect(await uninstall(page)).toBe('nothing');
  await expectInstalled(page, { base: '/api/' });
  await expectBmi(page, site);
});

test('a page learns which options its worker decides', async ({ page, site, expectPrinted }) => {
  site.replies.set('/sw.js', asScript("importScripts('toolworker.js');"));
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await expectInstalled(page, { unmatched: 'network', index: true });
  await expectInstalled(page, { unmatched: 'error', index: false });
  const decided = ['unmatched', 'index'].map(
    (name) =>
      `toolworker: ${name}: expected none with your own worker /sw.js; pass it to addToolListener() or registerToolRoutes() there`,
  );
  await expectPrinted(...decided);
  await expectBmi(page, site);
});

test("an app's worker stays as the app registered it", async ({ page, site }) => {
  await serveBuilt(site, 'composed-worker.js');
  // Fills its cache when the page calls install(), as on a first visit.
  const { body } = site.replies.get('/composed-worker.js') ?? {};
  site.replies.set('/composed-worker.js', asScript(`${fillsCache}${body}`));
  await page.goto(`${site.origin}/app/`);
  await page.evaluate(async () => {
    const options = { scope: '/app/', type: 'module', updateViaCache: 'none' } as const;
    await navigator.serviceWorker.register('/composed-worker.js', options);
  });
  await expectInstalled(page, composed);
  await expectBmi(page, site);
  const registrations = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ scope, updateViaCache }) => [new URL(scope).pathname, updateViaCache]);
  });
  expect(registrations).toEqual([['/app/', 'none']]);
});

test('a page learns that another listener of its worker responds first', async ({ page, site }) => {
  const backend = "addEventListener('fetch', (event) => event.respondWith(Response.json({})));";
  site.replies.set('/sw.js', asScript(`${backend} importScripts('toolworker.js');`));
  await page.goto(site.origin);
  expect(await install(page, { worker: '/sw.js' })).toEqual({
    status: 'failed',
    code: 'not-answered',
    message: `A worker controls the page, but does not handle API requests at ${site.origin}/api/. Another fetch listener of the worker responds first: add that of the API before it.`,
  });
});

test('a page that forgets the base learns where a worker answers', async ({ page, site }) => {
  site.replies.set('/app/sw.js', asScript("importScripts('toolworker.js');"));
  await page.goto(`${site.origin}/app/`);
  const named = { worker: '/app/sw.js' };
  expect(await install(page, named)).toEqual({
    status: 'failed',
    code: 'not-answered',
    message: `A worker controls the page, but does not handle API requests at ${site.origin}/api/. It serves the API below /app/api/. Call install() with base: '/app/api/'.`,
  });
  expect(await install(page)).toEqual({
    status: 'foreign-worker',
    message:
      `${site.origin}/app/sw.js already serves this page and handles API requests below /app/api/. ` +
      "Call install({ base: '/app/api/' }) here, too.",
  });
  for (const options of [{}, named]) {
    await expectInstalled(page, { ...options, base: '/app/api/' });
    await expectBmi(page, site, '/app/api/bmi-calculator');
  }
});
