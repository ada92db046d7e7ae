import { expect } from 'vitest';
import type { Page } from '../engines/engine.ts';
import { playAll } from './scenario.ts';
import { controller, expectBmi, expectInstalled, expectServer, uninstall } from './steps.ts';

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

playAll([
  {
    name: 'uninstall() takes effect at once in all open tabs, and permanently',
    play: async ({ page, site, browser, openPage }) => {
      const tabs = [page, await openPage(`${site.origin}/`)];
      await expectInstalled(page);
      for (const tab of tabs) await expectBmi(tab, site);
      expect(await uninstall(page)).toBe('uninstalled');
      for (const tab of tabs) await expectServer(tab, site);
      await browser.stopWorkers();
      for (const tab of tabs) await expectServer(tab, site);
      for (const tab of tabs) await tab.close();
      const later = await openPage(`${site.origin}/`);
      expect(await registrations(later)).toBe(0);
      expect(await controller(later)).toBeUndefined();
      await expectServer(later, site);
    },
  },
  {
    name: 'install() after uninstall() works, in the same page and in a later one',
    play: async ({ page, site, openPage }) => {
      for (const _ of ['once', 'again']) {
        await expectInstalled(page);
        await expectBmi(page, site);
        expect(await uninstall(page)).toBe('uninstalled');
        await expectServer(page, site);
      }
      const later = await openPage(`${site.origin}/`);
      await expectInstalled(later);
      for (const tab of [page, later]) await expectBmi(tab, site);
    },
  },
  {
    name: 'uninstall() reports a missing network, leaves the worker in place, and can be repeated',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      site.setOffline(true);
      expect(await uninstall(page)).toBe(
        `${site.origin}/toolworker.js?retired= cannot be reached. Try again when it can.`,
      );
      await expectBmi(page, site);
      site.setOffline(false);
      expect(await uninstall(page)).toBe('uninstalled');
      await expectServer(page, site);
      await page.goto(`${site.origin}/`);
      expect(await registrations(page)).toBe(0);
      await expectServer(page, site);
    },
  },
  {
    name: 'uninstall() removes the worker for later visits if its file is gone',
    play: async ({ page, site }) => {
      await expectInstalled(page);
      site.replies.set('/toolworker.js', { status: 404 });
      expect(await uninstall(page)).toContain('has status 404');
      await page.goto(`${site.origin}/`);
      expect(await registrations(page)).toBe(0);
      await expectServer(page, site);
    },
  },
]);
