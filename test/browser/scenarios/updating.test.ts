import { setTimeout as rest } from 'node:timers/promises';
import { expect } from 'vitest';
import { version } from '../../../src/version.ts';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import { playAll } from './scenario.ts';
import { expectBmi, expectInstalled, serveVersion } from './steps.ts';

declare const installation: import('toolworker').Installation;
declare const seen: { updates: number; calls: number; failures: string[]; isDone: boolean };

/** Calls the API repeatedly and counts `update` events until told to stop. */
async function startCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = { updates: 0, calls: 0, failures: [] as string[], isDone: false };
    Object.assign(globalThis, { seen: counted });
    installation.addEventListener('update', () => {
      counted.updates += 1;
    });
    const callOnce = async () => {
      const body = '{"x":7,"y":100}';
      const response = await fetch('/api/percentage-of', { method: 'POST', body });
      const answer = `${response.status} ${await response.text()}`;
      if (answer !== '200 {"ok":true,"result":{"result":7}}') counted.failures.push(answer);
      counted.calls += 1;
    };
    const callAgain = async () => {
      while (!counted.isDone) {
        await callOnce().catch((error) => counted.failures.push(`${error}`));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    callAgain();
  });
}

const mostReplacements = 5;

/**
 * Makes the browser find another version of the worker, and returns the version that took over. If the old worker is
 * busy at that moment, Chromium makes the new one wait, and only tries again when it finds another version.
 */
async function replaceWorker(page: Page, site: Site): Promise<string> {
  for (let patch = 0; patch < mostReplacements; patch += 1) {
    const replacement = `99.0.${patch}`;
    serveVersion(site, replacement);
    await findNewVersion(page);
    for (let pause = 0; pause < 30; pause += 1) {
      await rest(100);
      if (await hasOneWorker(page)) return replacement;
    }
  }
  throw new Error(`None of ${mostReplacements} new versions took over.`);
}

/** Makes the browser ask for the worker's file. If the file has changed, the worker is then installing. */
async function findNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

/** Whether no other version is installing or waiting to take over. */
function hasOneWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return !(registration?.installing ?? registration?.waiting);
  });
}

/** Returns the version of the worker that controls the page. */
function workerVersion(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.version);
        navigator.serviceWorker.controller?.postMessage('toolworker:claim', [port2]);
      }),
  );
}

/**
 * Visits the site until no other version of the worker is waiting. A version that waits because the old one was busy
 * takes over once no page is left.
 */
async function visitUntilReplaced(page: Page, site: Site): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('about:blank');
        await page.goto(`${site.origin}/`);
        await findNewVersion(page);
        return hasOneWorker(page);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

const warning = (worker: string) =>
  `toolworker: this page has version ${version}, but its worker has ${worker}. ` +
  'Build /toolworker.js or copy node_modules/toolworker/dist/toolworker.js again.';

/** Firefox lets a call reach the server while one worker replaces another, even with a worker of three lines. */
const fromServer = '404 ';

playAll([
  {
    name: 'an update takes over two open tabs with one event each, no reload, and no failed call',
    play: async ({ engine, page, site, openPage, expectPrinted }) => {
      const tabs = [page, await openPage(`${site.origin}/`)];
      for (const tab of tabs) {
        await expectInstalled(tab);
        await startCalls(tab);
      }
      for (const tab of tabs) await tab.waitFor(() => seen.calls > 3);
      const replacement = await replaceWorker(page, site);
      for (const tab of tabs) {
        await tab.waitFor(() => seen.updates > 0);
        const before = await tab.evaluate(() => seen.calls);
        await tab.waitFor((calls) => seen.calls > calls + 3, before);
      }
      for (const tab of tabs) {
        const { updates, failures } = await tab.evaluate(() => seen);
        expect(updates).toBe(1);
        const missed = failures.filter((failure) => failure === fromServer);
        expect(missed.length).toBeLessThanOrEqual(engine.name === 'Firefox' ? 1 : 0);
        expect(failures).toEqual(missed);
        await tab.evaluate(() => {
          seen.isDone = true;
        });
        await expectBmi(tab, site);
        await expectInstalled(tab);
        await expectPrinted(warning(replacement));
        expect(await tab.evaluate(() => seen.updates)).toBe(1);
      }
    },
  },
  {
    name: 'the first visit after an upgrade reports no version, and its worker is replaced',
    play: async ({ page, site, expectPrinted }) => {
      serveVersion(site, '0.0.9');
      await expectInstalled(page);
      await expectPrinted(warning('0.0.9'));
      site.replies.delete('/toolworker.js');
      await page.goto(`${site.origin}/`);
      await expectInstalled(page);
      await expectBmi(page, site);
      await visitUntilReplaced(page, site);
      await expectInstalled(page);
      expect(await workerVersion(page)).toBe(version);
    },
  },
  {
    name: 'different versions of page and worker are reported on the console',
    play: async ({ page, site, expectPrinted }) => {
      serveVersion(site, '0.0.9');
      await expectInstalled(page);
      await expectPrinted(warning('0.0.9'));
      await expectBmi(page, site);
    },
  },
]);
