import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, fetchInPage, hardReload, openBrowser } from '../browser/browser.ts';
import { createBackend } from './backend.ts';
import { apps } from './hosts.ts';
import { type InstalledApp, installApp, packPackage } from './install-app.ts';
import { type RunningHost, startHost } from './start-host.ts';

// Only a real host can break what its build, its own worker or its development server makes of the
// worker file.

const percentage = { method: 'POST', body: '{"x":7,"y":100}' };

/** Messages of development servers. */
const ofDevelopment = /^\[(?:vite|rsbuild)\]/;

let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolworker-'));
  tarball = await packPackage(folder);
});

afterAll(() => rm(folder, { recursive: true }));

describe.each(apps)('$app', ({ app: name, packages, hosts }) => {
  let app: InstalledApp;

  beforeAll(async () => {
    app = await installApp(`apps/${name}`, tarball, packages);
  });

  afterAll(() => app?.remove());

  describe.each(hosts)('$name', (host) => {
    const backend = createBackend();
    let server: RunningHost;
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      server = await startHost(app, host, backend.listener);
      browser = await openBrowser();
    });

    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    // Each test starts without workers and caches.
    beforeEach(async () => {
      page = await browser.context.newPage();
      await forget(page, server.origin);
      await listenToWorkers(browser, page);
      backend.arrivals.length = 0;
      await page.goto(server.origin + host.page);
      await expectResult(page);
    });

    afterEach(async () => {
      await page.close();
      const unexpected = browser.messages.splice(0).filter((text) => !ofDevelopment.test(text));
      expect(unexpected).toEqual([]);
    });

    const expectAsWithout = async ({ path, ...request }: Call) => {
      const call = { ...request, path, origin: server.origin };
      expect(await page.evaluate(answerOf, call), path).toEqual(await answerOf(call));
    };

    test('answers on the first visit, the second, and after a hard reload', async () => {
      await expectApi(page);
      await page.goto(server.origin + host.page);
      await expectResult(page);
      await expectApi(page);
      await hardReload(page);
      await expectResult(page);
      await expectApi(page);
      expect(backend.arrivals).toEqual([]);
    });

    test('opens a tool as a page', async () => {
      await page.goto(`${server.origin}/api/bmi-calculator?from=bar`);
      expect(JSON.parse(await page.innerText('body'))).toMatchObject({ tool: 'BMI Calculator' });
    });

    test("leaves the app's own backend below /api/ alone", async () => {
      const calls: readonly Call[] = [
        { path: '/api/users.json' },
        { path: '/api/users', init: { method: 'POST', body: '{"name":"Grace"}' } },
        { path: '/api/users', init: { method: 'DELETE' } },
        { path: '/api/users/1?full' },
        { path: '/api/bmi' },
      ];
      for (const request of calls) await expectAsWithout(request);
      const response = await page.goto(`${server.origin}/api/users.json`);
      expect(await response?.json()).toEqual([{ name: 'Ada' }]);
    });

    test("delivers the app's pages and files as without a worker", async () => {
      for (const path of ['/picture.svg', '/none.png', ...server.files])
        await expectAsWithout({ path });
      for (const path of [host.page, host.visit ?? host.page]) {
        const { status, body } = await answerOf({ path, origin: server.origin });
        const response = await page.goto(server.origin + path);
        const arrived = { status: response?.status(), body: await response?.text() };
        expect(arrived, path).toEqual({ status, body });
      }
    });

    const { before } = host;
    test.skipIf(!before)('replaces the ready-made worker', async () => {
      await forget(page, server.origin);
      await page.goto(server.origin + before);
      await expectResult(page);
      await page.goto(server.origin + host.page);
      await expectResult(page);
      await expect.poll(() => page.evaluate(registeredFiles)).toEqual(['/sw.js']);
      await expectApi(page);
    });

    const { form = '' } = host;
    test.skipIf(!form)('holds a form that its server wrote as a tag with a fallback', async () => {
      const { body } = await answerOf({ path: form, origin: server.origin });
      expect(body).toMatch(/<tool-form tool="loan-payoff-calculator"[^>]*><p>.+<\/p><\/tool-form>/);
      await page.goto(server.origin + form);
      const [payment, principal] = [page.locator('output'), page.getByLabel('Amount borrowed')];
      // The app's request reaches the element, and the result of the element reaches the app.
      await expect.poll(() => payment.innerText()).toBe('100');
      await principal.fill('2400.0');
      await expect.poll(() => payment.innerText()).toBe('200');
      expect(await principal.inputValue()).toBe('2400.0');
      await principal.fill('-1');
      await expect.poll(() => payment.innerText()).toBe('none');
      await page.getByRole('button', { name: 'Two years' }).click();
      await expect.poll(() => payment.innerText()).toBe('50');
      expect(await principal.inputValue()).toBe('1,200');
      expect(await page.getByText('This calculator needs JavaScript.').isVisible()).toBe(false);
    });

    const { rendered = '' } = host;
    test.skipIf(!rendered)('takes over a form that its server rendered', async () => {
      const { body } = await answerOf({ path: rendered, origin: server.origin });
      expect(body).toMatch(/<tool-form [^>]*><template shadowrootmode="open"/);
      await page.goto(server.origin + rendered);
      await page.getByLabel('Weight').fill('162');
      const result = () => page.evaluate('document.querySelector("tool-form").result');
      await expect.poll(result).toMatchObject({ bmi: 50 });
    });

    test('answers offline', async () => {
      const { lastKept } = host;
      if (lastKept) await expect.poll(() => page.evaluate(isKept, lastKept)).toBe(true);
      await server.stop();
      await expectApi(page);
      if (!lastKept) return;
      await page.reload();
      await expectResult(page);
      await expectApi(page);
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
    });
  });
});

async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Collects the errors of a worker, which the console of its page does not show. */
async function listenToWorkers({ context, messages }: Browser, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => {
    messages.push(`${errorMessage.errorMessage} at ${errorMessage.sourceURL}`);
  });
  await session.send('ServiceWorker.enable');
}

async function expectResult(page: Page): Promise<void> {
  // At the first visit, a development server still prepares the app's packages.
  await expect.poll(() => page.innerText('body')).toContain('BMI 25, controlled');
}

/** Runs in the page. */
async function registeredFiles(): Promise<readonly string[]> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.map(({ active }) => new URL(active?.scriptURL ?? '').pathname);
}

/** Runs in the page. */
async function isKept(path: string): Promise<boolean> {
  // A precache may add its revision to the query.
  return (await caches.match(path, { ignoreSearch: true })) !== undefined;
}

/** Runs in the page. */
function missingPictures(): readonly string[] {
  return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src);
}

async function expectApi(page: Page): Promise<void> {
  const { body, fromServiceWorker } = await fetchInPage(page, '/api/percentage-of', percentage);
  expect(JSON.parse(body)).toEqual({ ok: true, result: { result: 7 } });
  expect(fromServiceWorker).toBe(true);
}

interface Call {
  readonly path: string;
  readonly init?: RequestInit;
}

/** Calls `fetch`, here or in a page. */
async function answerOf({ path, init, origin }: Call & { readonly origin: string }) {
  const response = await fetch(origin + path, init);
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), body: await response.text() };
}
