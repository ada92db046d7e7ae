// @module-tag scenario

import { expect } from 'vitest';
import { version } from '../../../src/version.ts';
import type { Page } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import { scenarioTest } from './scenario.ts';
import {
  builtWorker,
  call,
  expectBmi,
  expectInstalled,
  install,
  serveScript,
  serveVersion,
} from './steps.ts';

declare const toolworker: typeof import('toolworker');
declare const installation: import('toolworker').Installation;
declare const counts: { updates: number; calls: number; failures: string[]; isDone: boolean };

/** Calls the API again and again and counts `update` events until told to stop. */
async function startCalls(page: Page, pause = 250): Promise<void> {
  await page.evaluate((milliseconds) => {
    const counters = { updates: 0, calls: 0, failures: [] as string[], isDone: false };
    Object.assign(globalThis, { counts: counters });
    installation.addEventListener('update', () => {
      counters.updates += 1;
    });
    const callOnce = async () => {
      const body = '{"x":7,"y":100}';
      const response = await fetch('/api/percentage-of', { method: 'POST', body });
      const answer = `${response.status} ${await response.text()}`;
      if (answer !== '200 {"ok":true,"result":{"result":7}}') counters.failures.push(answer);
      counters.calls += 1;
    };
    const callAgain = async () => {
      while (!counters.isDone) {
        await callOnce().catch((error) => counters.failures.push(`${error}`));
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
      }
    };
    callAgain();
  }, pause);
}

const replacement = '99.0.0';

const minute = 60_000;

/** Makes the browser find another version of the worker, and waits until it has taken over. */
async function replaceWorker(page: Page, site: Site): Promise<void> {
  serveVersion(site, replacement);
  await findNewVersion(page);
  await expect.poll(() => hasOneWorker(page)).toBe(true);
}

/**
 * Makes the browser ask for the worker's file. If the file has changed, the worker is then
 * installing.
 */
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

const warning = (worker: string) =>
  `toolworker: this page has version ${version}, but its worker has ${worker}. ` +
  'Build this page or /toolworker.js again, whichever is older, ' +
  'or copy its file from node_modules/toolworker/dist.';

/** Takes about a second. */
const startsSlowly = '{ let steps = 0; while (steps < 1e9) steps += 1; }\n';

/**
 * Firefox lets calls reach the server while one worker replaces another, even with a worker of
 * three lines.
 */
const fromServer = '404 ';

/** An earlier release, whose worker lacks a tool. */
const withoutTool = builtWorker.replaceAll('percentage-of', 'percentage-off');

const seven = { method: 'POST', body: '{"x":7,"y":100}' };
const answer = { status: 200, body: '{"ok":true,"result":{"result":7}}' };

const test = scenarioTest();

test('an update takes over two tabs without a failed call', async ({
  engine,
  page,
  site,
  openPage,
  expectPrinted,
}) => {
  const tabs = [page, await openPage(`${site.origin}/`)];
  for (const tab of tabs) {
    await expectInstalled(tab);
    await startCalls(tab);
  }
  for (const tab of tabs) await tab.waitFor(() => counts.calls > 3);
  await replaceWorker(page, site);
  for (const tab of tabs) {
    await tab.waitFor(() => counts.updates > 0);
    const before = await tab.evaluate(() => counts.calls);
    await tab.waitFor((calls) => counts.calls > calls + 3, before);
  }
  for (const tab of tabs) {
    const { updates, failures } = await tab.evaluate(() => counts);
    expect(updates).toBe(1);
    const isExpected = (failure: string) => engine.name === 'Firefox' && failure === fromServer;
    expect(failures.filter((failure) => !isExpected(failure))).toEqual([]);
    await tab.evaluate(() => {
      counts.isDone = true;
    });
    await expectBmi(tab, site);
    await expectInstalled(tab);
    await expectPrinted(warning(replacement));
    expect(await tab.evaluate(() => counts.updates)).toBe(1);
  }
});

test('an update takes over from a worker that is starting', async ({
  page,
  site,
  browser,
  expectPrinted,
}) => {
  serveScript(site, `${startsSlowly}${builtWorker}`);
  await expectInstalled(page);
  await browser.stopWorkers();
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('start'));
  await replaceWorker(page, site);
  await expectInstalled(page);
  await expectPrinted(warning(replacement));
});

// When the new worker takes over is up to the browser: Chromium may wait until the former one has
// been idle.
test('an update under calls without a break gives no wrong answer', async ({
  engine,
  page,
  site,
}) => {
  await expectInstalled(page);
  await startCalls(page, 5);
  serveScript(site, `${builtWorker}// A newer one.`);
  await findNewVersion(page);
  const before = await page.evaluate(() => counts.calls);
  await page.waitFor((calls) => counts.calls > calls + 100, before);
  const failures = await page.evaluate(() => {
    counts.isDone = true;
    return counts.failures;
  });
  const missed = failures.filter((failure) => failure === fromServer);
  expect(missed.length).toBeLessThanOrEqual(engine.name === 'Firefox' ? 1 : 0);
  expect(failures).toEqual(missed);
});

test(
  'an update under calls without a break takes over in the minutes after their end',
  async ({ page, site, expectPrinted }) => {
    await expectInstalled(page);
    await startCalls(page, 5);
    serveVersion(site, replacement);
    await findNewVersion(page);
    const before = await page.evaluate(() => counts.calls);
    await page.waitFor((calls) => counts.calls > calls + 100, before);
    await page.evaluate(() => {
      counts.isDone = true;
    });
    // Chromium waits until the former worker is idle, for at most five minutes. Only the page is
    // asked, since each question keeps the former worker busy.
    const updates = () => page.evaluate(() => counts.updates);
    await expect.poll(updates, { timeout: 10 * minute, interval: 1_000 }).toBe(1);
    expect(await workerVersion(page)).toBe(replacement);
    await expectInstalled(page);
    await expectPrinted(warning(replacement));
  },
  {},
  { tags: 'minutes', timeout: 15 * minute },
);

test("a page's own change of the worker is no update, but a later release is", async ({
  page,
  site,
}) => {
  await expectInstalled(page);
  await page.evaluate(() => {
    const counters = { updates: 0 };
    Object.assign(globalThis, { counts: counters });
    installation.addEventListener('update', () => {
      counters.updates += 1;
    });
  });
  await expectInstalled(page, { unmatched: 'error' });
  expect(await page.evaluate(() => counts.updates)).toBe(0);
  await replaceWorker(page, site);
  await page.waitFor(() => counts.updates === 1);
});

test('a page that waits for a newer worker learns that it cannot be installed', async ({
  page,
  site,
  expectPrinted,
}) => {
  serveScript(site, withoutTool);
  await expectInstalled(page);
  const failing = "addEventListener('install', (event) => event.waitUntil(Promise.reject()));";
  serveScript(site, `${failing}${builtWorker}`);
  expect(await install(page, { tools: ['percentage-of'], debug: true })).toMatchObject({
    status: 'updating',
  });
  await expectPrinted(
    `toolworker: ${site.origin}/toolworker.js is already registered for this page`,
    'toolworker: taking control of the page',
    `toolworker: the API is served below ${site.origin}/api/`,
    'toolworker: /toolworker.js lacks percentage-of; a newer worker is being installed. Await the promise "updated" of this installation.',
  );
  await page.evaluate(() => ('updated' in installation ? installation.updated : undefined));
  expect(await call(page, '/api/percentage-of', seven)).toMatchObject({ status: 404 });
});

test('the first visit after an upgrade reports no version', async ({
  page,
  site,
  expectPrinted,
}) => {
  serveVersion(site, '0.0.9');
  await expectInstalled(page);
  await expectPrinted(warning('0.0.9'));
  site.replies.set('/toolworker.js', { status: 404 });
  await expectInstalled(page);
  await expectPrinted(warning('0.0.9'));
  site.replies.delete('/toolworker.js');
  await page.goto(`${site.origin}/`);
  await expectInstalled(page);
  await expectBmi(page, site);
  await findNewVersion(page);
  // Asking the old worker before would keep it from being replaced.
  await expect.poll(() => hasOneWorker(page)).toBe(true);
  await expect.poll(() => workerVersion(page)).toBe(version);
});

/** Makes the site serve a file as static hosts do, which browsers keep for ten minutes. */
function serveCached(site: Site, path: string, body: string): void {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=600' };
  site.replies.set(path, { headers, body });
}

const importing =
  "importScripts('toolworker.js'); addEventListener('install', () => skipWaiting());";

for (const file of ['/toolworker.js', '/sw.js']) {
  const options = { worker: file, tools: ['percentage-of'] };

  test(`behind a cache, a page learns that ${file} lacks a tool, and waits for it`, async ({
    page,
    site,
    expectPrinted,
  }) => {
    serveCached(site, '/sw.js', importing);
    serveCached(site, '/toolworker.js', withoutTool);
    await expectInstalled(page, options);
    await expectPrinted(
      `toolworker: ${file} lacks tools that this page calls: percentage-of. Build it with them and publish it again.`,
    );
    expect(await call(page, '/api/percentage-of', seven)).toMatchObject({ status: 404 });
    site.replies.set(file, { status: 404 });
    await expectInstalled(page, options);
    await expectPrinted(
      `toolworker: ${file} lacks tools that this page calls: percentage-of. The server cannot be asked for a newer worker now.`,
    );
    serveCached(site, '/sw.js', importing);
    // A load of the page would make the browser look for the new worker, too, which may then be
    // there before.
    serveCached(site, '/toolworker.js', builtWorker);
    // Calls at once, since Firefox tells that a worker is active before it lets it handle requests.
    const updated = page.evaluate(
      async ([given, init]) => {
        const installation = await toolworker.install(given);
        if (installation.status === 'updating') await installation.updated;
        const response = await fetch('/api/percentage-of', init);
        return { installation, answer: { status: response.status, body: await response.text() } };
      },
      [options, seven] as const,
    );
    expect(await updated).toMatchObject({
      installation: {
        status: 'updating',
        message:
          `${file} lacks percentage-of; a newer worker is being installed. ` +
          'Await the promise "updated" of this installation.',
      },
      answer,
    });
    await expectInstalled(page, options);
    await expectBmi(page, site);
  });
}
