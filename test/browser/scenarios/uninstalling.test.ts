// @module-tag scenario

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { serveBuilt } from './built-worker.ts';
import { scenarioTest } from './scenario.ts';
import {
  arrivals,
  controlled,
  controller,
  expectBmi,
  expectInstalled,
  expectServer,
  install,
  uninstall,
} from './steps.ts';

declare const toolworker: typeof import('toolworker');

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const test = scenarioTest();

test('uninstall() takes effect at once in all tabs, and for good', async ({
  page,
  site,
  browser,
  openPage,
}) => {
  const tabs = [page, await openPage(`${site.origin}/`)];
  await expectInstalled(page);
  for (const tab of tabs) await expectBmi(tab, site);
  expect(await uninstall(page)).toBe('uninstalled');
  for (const tab of tabs) await expectServer(tab, site);
  expect(await uninstall(page)).toBe('nothing');
  expect(arrivals(site, '/toolworker.js')).toEqual([]);
  await browser.stopWorkers();
  for (const tab of tabs) await expectServer(tab, site);
  for (const tab of tabs) await tab.close();
  const later = await openPage(`${site.origin}/`);
  expect(await registrations(later)).toBe(0);
  expect(await controller(later)).toBeUndefined();
  await expectServer(later, site);
});

test('install() after uninstall() works, now and later', async ({ page, site, openPage }) => {
  for (const _ of ['once', 'again']) {
    await expectInstalled(page);
    await expectBmi(page, site);
    expect(await uninstall(page)).toBe('uninstalled');
    await expectServer(page, site);
  }
  const later = await openPage(`${site.origin}/`);
  await expectInstalled(later);
  for (const tab of [page, later]) await expectBmi(tab, site);
});

test('an effect that React runs twice in development ends with a worker', async ({
  page,
  site,
}) => {
  const outcome = await page.evaluate(async () => {
    const effect = () => {
      const installing = toolworker.install();
      return { installing, clean: () => installing.then((one) => one.uninstall()) };
    };
    const cleaned = effect().clean();
    const { installing } = effect();
    await cleaned;
    return installing;
  });
  expect(outcome).toEqual(controlled);
  expect(await registrations(page)).toBe(1);
  await expectBmi(page, site);
});

test('uninstall() without a network says so, and can be repeated', async ({ page, site }) => {
  await expectInstalled(page);
  site.setOffline(true);
  expect(await uninstall(page)).toBe(
    `${site.origin}/toolworker.js?retired= could not be downloaded. Check the connection, and reload.`,
  );
  await expectBmi(page, site);
  site.setOffline(false);
  expect(await uninstall(page)).toBe('uninstalled');
  await expectServer(page, site);
  await page.goto(`${site.origin}/`);
  expect(await registrations(page)).toBe(0);
  await expectServer(page, site);
});

test('uninstall() works for later visits if the file is gone', async ({ page, site }) => {
  await expectInstalled(page);
  site.replies.set('/toolworker.js', { status: 404 });
  expect(await uninstall(page)).toContain('has status 404');
  await page.goto(`${site.origin}/`);
  expect(await registrations(page)).toBe(0);
  await expectServer(page, site);
  expect(await install(page)).toMatchObject({ code: 'worker-missing' });
  expect(await uninstall(page)).toBe('nothing');
});

test("an app's worker makes room for one that removes itself", async ({ page, site }) => {
  await serveBuilt(site, 'composed-worker.js');
  await expectInstalled(page, { worker: '/composed-worker.js' });
  await expectBmi(page, site);
  site.replies.set('/composed-worker.js', {
    headers: { 'content-type': 'text/javascript' },
    body: readFileSync('test/browser/scenarios/removed-worker.js', 'utf8'),
  });
  await page.goto(`${site.origin}/`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expectServer(page, site);
  await page.goto(`${site.origin}/`);
  expect(await controller(page)).toBeUndefined();
  await expectServer(page, site);
});
