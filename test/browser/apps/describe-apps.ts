import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testInSweep } from '../../sampled.ts';
import type { Browser, Engine, Page } from '../engines/engine.ts';
import { openSite } from '../engines/site.ts';
import { buildApp, type Release } from './build-app.ts';

declare const installation: import('toolworker').Installation;

/** The apps to build. */
export const everyApp = ['vite-pwa', 'serwist', 'hand-written'] as const;
/** The orders in which an app's worker may add the API: before its own routes, or after them. */
export const everyOrder = ['tools-first', 'tools-last'] as const;
type App = (typeof everyApp)[number];
type Order = (typeof everyOrder)[number];

const recorder = readFileSync(new URL('../engines/pages/record.js', import.meta.url), 'utf8');

/** Checks that apps can add the API to their own worker, and otherwise work as before. */
export function describeApps(
  { launch }: Engine,
  apps: readonly App[],
  orders: readonly Order[],
): void {
  const releases = new Map<string, Release>();

  beforeAll(async () => {
    const builds = apps.flatMap((app) =>
      orders.map(async (order) => {
        releases.set(`${app} ${order}`, await buildApp(app, order));
      }),
    );
    await Promise.all(builds);
  });

  let browser: Browser;
  let site: Awaited<ReturnType<typeof openSite>>;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
  });

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

  const expectApp = (order: Order) =>
    page.waitFor(
      (wanted) =>
        document.querySelector('h1')?.innerText === `The app's page, ${wanted}` &&
        document.querySelector('p')?.innerText === 'BMI 25, controlled',
      order,
    );

  const expectApi = async () => {
    const { status, answer } = await page.evaluate(async () => {
      const response = await fetch('/api/percentage-of', {
        method: 'POST',
        body: '{"x":7,"y":100}',
      });
      return { status: response.status, answer: await response.json() };
    });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { ok: true, result: { result: 7 } },
    });
    expect(site.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  };

  const visit = async (path = '/') => {
    await page.goto(site.origin + path);
  };

  const cases = apps.flatMap((app) => orders.map((order) => ({ app, order })));

  describe.each(cases)('$app, $order', ({ app, order }) => {
    beforeEach(async () => {
      deploy(app, order);
      await visit();
      await expectApp(order);
    });

    test('regains the API after a hard reload', async () => {
      await page.hardReload();
      await expectApp(order);
      await expectApi();
    });

    test('serves the app and the API offline, at any of their URLs', async () => {
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
    });

    test("serves the app's files from its cache when online", async () => {
      site.requests.length = 0;
      await visit();
      await expectApp(order);
      const files = [...site.replies.keys()].filter((path) => path !== '/sw.js');
      expect(site.requests.filter(({ path }) => files.includes(path))).toEqual([]);
    });

    test('passes other requests on unchanged', async () => {
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

    test("uninstall() leaves the app's worker alone", async () => {
      const refusal = page.evaluate(() => installation.uninstall().catch(String));
      expect(await refusal).toContain('/sw.js does more than answer the API; remove it yourself.');
      await expectApi();
      site.setOffline(true);
      await visit();
      await expectApp(order);
    });
  });

  testInSweep.each(apps)('a new release of %s takes over and answers the API', async (app) => {
    deploy(app, 'tools-first');
    await visit();
    await expectApp('tools-first');
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
