import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp, type Release } from './apps/build-app.ts';
import type { Browser, Page } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import { openSite } from './engines/site.ts';

// Only the library of an app's own worker can break the API beside its routes, its cache and its
// releases.

declare const installation: import('toolworker').Installation;

const apps = ['vite-pwa', 'serwist'] as const;
/** An app's worker may add the API before its own routes, or after them. */
const orders = ['tools-first', 'tools-last'] as const;
type App = (typeof apps)[number];
type Order = (typeof orders)[number];

const recorder = readFileSync(new URL('engines/pages/record.js', import.meta.url), 'utf8');

const releases = new Map<string, Release>();
let browser: Browser;
let site: Awaited<ReturnType<typeof openSite>>;
let page: Page;

beforeAll(async () => {
  browser = await engine.launch();
  const builds = apps.flatMap((app) =>
    orders.map(async (order) => releases.set(`${app} ${order}`, await buildApp(app, order))),
  );
  await Promise.all(builds);
});

afterAll(() => browser.close());

// Each test has its own origin, so that no worker is left from another.
beforeEach(async () => {
  site = await openSite();
  page = await browser.newPage();
});

afterEach(async () => {
  await page.close();
  await site.close();
  expect([...browser.messages.splice(0), ...site.messages]).toEqual([]);
});

/** Replaces the release on the site. */
function deploy(app: App, order: Order): void {
  site.replies.clear();
  for (const [path, { type, text }] of releases.get(`${app} ${order}`) ?? []) {
    // Reports console messages to the site, since not every engine reports them to the test.
    const body = text.replace('<head>', `<head><script>${recorder}</script>`);
    const reply = { headers: { 'content-type': type }, body };
    site.replies.set(path, reply);
    if (path === '/index.html') site.replies.set('/', reply);
  }
}

const visit = (path = '/') => page.goto(site.origin + path);

async function expectApp(order: Order): Promise<void> {
  await page.waitFor(
    (wanted) =>
      document.querySelector('h1')?.innerText === `The app's page, ${wanted}` &&
      document.querySelector('p')?.innerText === 'BMI 25, controlled',
    order,
  );
}

async function open(app: App, order: Order = 'tools-first'): Promise<void> {
  deploy(app, order);
  await visit();
  await expectApp(order);
}

async function expectApi(): Promise<void> {
  const answer = await page.evaluate(async () => {
    const init = { method: 'POST', body: '{"x":7,"y":100}' };
    return (await fetch('/api/percentage-of', init)).json();
  });
  expect(answer).toEqual({ ok: true, result: { result: 7 } });
  expect(site.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
}

/** Sends requests that belong neither to the app nor to the API. */
async function sendOthers(otherOrigin: string): Promise<void> {
  const headers = { 'x-own': 'kept', range: 'bytes=0-9' };
  await fetch('/echo?query=1', { headers });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    await fetch('/echo', { method, headers, body: 'sent', credentials: 'include' });
  }
  await fetch(`${otherOrigin}/api/bmi-calculator`, { mode: 'no-cors' });
}

describe.each(apps)('a worker with %s', (app) => {
  test.each(orders)(
    'serves the app and the API offline, at any of their URLs: %s',
    async (order) => {
      await open(app, order);
      site.setOffline(true);
      for (const path of ['/', '/index.html', '/a/route/of/the/app', '/apis']) {
        await visit(path);
        await expectApp(order);
      }
      await expectApi();
      const other = page.evaluate(() => fetch('/echo', { method: 'POST' }).catch(() => 'none'));
      expect(await other).toBe('none');
      await visit('/api/bmi-calculator?from=bar');
      expect(JSON.parse(await page.text())).toMatchObject({ ok: true, tool: 'BMI Calculator' });
    },
  );

  test.each(orders)('passes other requests on unchanged: %s', async (order) => {
    await open(app, order);
    const other = await openSite();
    const send = async () => {
      site.requests.length = 0;
      await page.evaluate(sendOthers, other.origin);
      return [...site.requests, ...other.requests.splice(0)].filter(({ path }) =>
        /echo|api/.test(path),
      );
    };
    const withWorker = await send();
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.unregister();
    });
    site.replies.clear();
    await visit();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    const without = await send();
    expect(without).toHaveLength(6);
    expect(withWorker).toEqual(without);
    await other.close();
  });

  test("serves the app's files from its cache when online", async () => {
    await open(app);
    site.requests.length = 0;
    await visit();
    await expectApp('tools-first');
    const files = [...site.replies.keys()].filter((path) => path !== '/sw.js');
    expect(site.requests.filter(({ path }) => files.includes(path))).toEqual([]);
  });

  test('regains the API after a hard reload, and is left alone by uninstall()', async () => {
    await open(app);
    await page.hardReload();
    await expectApp('tools-first');
    await expectApi();
    const refusal = page.evaluate(() => installation.uninstall().catch(String));
    expect(await refusal).toContain(
      '/sw.js is a worker of your own app; uninstall() does not remove it.',
    );
    site.setOffline(true);
    await visit();
    await expectApp('tools-first');
  });

  test('handles API requests after a new release has taken over', async () => {
    await open(app);
    // The plugin reloads pages that have a worker from the start.
    await visit();
    await expectApp('tools-first');
    await page.evaluate(() => {
      installation.addEventListener('update', () => sessionStorage.setItem('updated', 'yes'));
    });
    deploy(app, 'tools-last');
    await page.waitFor(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return sessionStorage.getItem('updated');
    });
    // The plugin's registration reloads the page.
    if (app !== 'vite-pwa') await visit();
    await expectApp('tools-last');
    site.setOffline(true);
    await visit();
    await expectApp('tools-last');
    await expectApi();
  });
});
