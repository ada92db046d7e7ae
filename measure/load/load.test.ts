import { readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { createHandler, tools } from 'toolworker';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { version } from '../../src/version.ts';
import { openSite, type Site } from '../../test/browser/engines/site.ts';
import { specs } from '../../test/support/specs.ts';
import { callAll, type Exchange, type Tally } from './call-all.ts';

declare const toolworker: typeof import('toolworker');
declare const seen: { updates: number };

const count = 100_000;
const concurrency = 64;
const builtWorker = readFileSync('dist/toolworker.js', 'utf8');

let exchanges: readonly Exchange[];
let browser: Browser;
let site: Site;

beforeAll(async () => {
  exchanges = await exchangesOfCases();
  browser = await launch({
    executablePath: inject('chromium'),
    // All calls of a tab are one command, which takes minutes.
    protocolTimeout: 0,
    // Recording a hundred thousand requests would need gigabytes of memory and most of the time.
    networkEnabled: false,
    args: ['--no-sandbox', '--disable-renderer-backgrounding'],
  });
});

beforeEach(async () => {
  site = await openSite();
  return () => site.close();
});

afterAll(() => browser.close());

/** Returns the requests of all cases with the handler's answers, except random ones. */
async function exchangesOfCases(): Promise<readonly Exchange[]> {
  const handle = createHandler({ tools });
  const found: Exchange[] = [];
  for (const [slug, { answers, refusals }] of specs) {
    for (const [request] of [...answers, ...refusals]) {
      const [path, body] = [`/api/${slug}`, JSON.stringify(request)];
      const ask = async () => {
        const url = `https://example.com${path}`;
        return (await handle(new Request(url, { method: 'POST', body }))).text();
      };
      const answer = await ask();
      if (answer === (await ask())) found.push({ path, body, answer });
    }
  }
  return found;
}

async function openTab(): Promise<Page> {
  const tab = await browser.newPage();
  await tab.goto(site.origin);
  await tab.evaluate(async () => {
    const installation = await toolworker.install();
    Object.assign(globalThis, { seen: { updates: 0 } });
    installation.addEventListener('update', () => {
      seen.updates += 1;
    });
  });
  return tab;
}

function call(tab: Page, calls: number, atOnce: number): Promise<Tally> {
  return tab.evaluate(callAll, { exchanges, calls, atOnce });
}

const allRight = (calls: number): Tally => ({ right: calls, brokenOff: 0, wrong: [] });

test('the load includes every tool', () => {
  const paths = new Set(exchanges.map(({ path }) => path));
  expect([...paths].sort()).toEqual(tools.map(({ slug }) => `/api/${slug}`).sort());
});

test(`${count} calls from two tabs survive stops and a replacement of the worker`, async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const stopping = await stopAtRandom(tabs[0]);
  onTestFinished(() => void stopping.end());
  const callsOfTab = count / 8;
  const quarter = () => Promise.all(tabs.map((tab) => call(tab, callsOfTab, concurrency / 2)));
  const tallies = await quarter();
  const body = builtWorker.replaceAll(version, '99.0.0');
  site.replies.set('/toolworker.js', { headers: { 'content-type': 'text/javascript' }, body });
  await tabs[0].evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The browser does not replace a busy worker, and the worker has been busy until now.
  tallies.push(...(await quarter()));
  tallies.push(...(await quarter()));
  await expect.poll(() => tabs[1].evaluate(() => seen.updates), { timeout: 10_000 }).toBe(1);
  tallies.push(...(await quarter()));
  const stops = await stopping.end();
  const brokenOff = tallies.reduce((sum, tally) => sum + tally.brokenOff, 0);
  for (const tally of tallies) {
    expect({ ...tally, brokenOff: 0 }).toEqual(allRight(callsOfTab));
  }
  // At most the calls that were in progress when the worker was stopped.
  expect(brokenOff).toBeLessThanOrEqual(stops * concurrency);
  expect(site.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  for (const tab of tabs) await tab.close();
});

test(`${count} calls do not grow the worker's memory after the first tenth`, async () => {
  const tab = await openTab();
  // After these calls, the engine has compiled everything.
  expect(await call(tab, count / 10, concurrency)).toEqual(allRight(count / 10));
  const before = await workerHeap();
  expect(await call(tab, count, concurrency)).toEqual(allRight(count));
  const growth = (await workerHeap()) - before;
  expect(growth).toBeLessThan(1024 * 1024);
  await tab.close();
});

/** Stops the running worker at random times; `end` resolves to the number of stops. */
async function stopAtRandom(tab: Page): Promise<{ readonly end: () => Promise<number> }> {
  const session = await tab.createCDPSession();
  const running = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions) {
      // A browser does not stop a worker during its installation.
      if (status === 'activated' && runningStatus === 'running') running.add(versionId);
      else running.delete(versionId);
    }
  });
  await session.send('ServiceWorker.enable');
  let isOver = false;
  let stops = 0;
  const stopOn = async () => {
    while (!isOver) {
      await rest(1000 * Math.random());
      stops += running.size;
      for (const versionId of running)
        await session.send('ServiceWorker.stopWorker', { versionId });
    }
    await session.detach();
  };
  const stopped = stopOn();
  return {
    end: async () => {
      isOver = true;
      await stopped;
      return stops;
    },
  };
}

/** Returns the size of the worker's heap in bytes after garbage collection. */
async function workerHeap(): Promise<number> {
  const target = await browser.waitForTarget(
    (candidate) => candidate.type() === 'service_worker' && candidate.url().startsWith(site.origin),
  );
  const session = await target.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
