import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { eventually } from '../support/eventually.ts';

const options = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Chromium's own messages about each status of 400 or more, each worker file that it refuses, and
// an icon that it still fetches after the page or the server is gone.
const ofChromium =
  /^(Failed to load resource|Error while trying to use the following icon from the Manifest|A bad HTTP response code|The script (has an unsupported MIME type|resource is behind a redirect)|An unknown error occurred when fetching the script)/;

export interface Browser {
  readonly context: BrowserContext;
  /** Messages that pages and workers printed. A test removes the ones it expects. */
  readonly messages: string[];
  readonly close: () => Promise<void>;
}

/**
 * Opens a Chromium with its own profile, so that no worker is left from another test. `features`
 * are enabled in addition to its defaults.
 */
export async function openBrowser(...features: readonly string[]): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'toolworker-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: inject('chromium'),
    chromiumSandbox: false,
    args: [...options, ...features.map((feature) => `--enable-features=${feature}`)],
    // Playwright would disable features that users have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  // Only a fault ends a wait, however busy the machine is.
  context.setDefaultTimeout(120_000);
  const messages: string[] = [];
  const listen = (source: { text: () => string }) => {
    if (!ofChromium.test(source.text())) messages.push(source.text());
  };
  // Playwright also reports workers' messages on the context.
  context.on('console', listen);
  context.on('weberror', (fault) => messages.push(String(fault.error())));
  return {
    context,
    messages,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a browser for the tests of a file, in which pages and workers print nothing but what
 * `isExpected`. Returns a function that returns it.
 */
export function useBrowser(
  features: readonly string[] = [],
  isExpected: (message: string) => boolean = () => false,
): () => Browser {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser(...features);
  });

  afterAll(async () => {
    await browser.close();
    expect(browser.messages.filter((message) => !isExpected(message))).toEqual([]);
  });

  return () => browser;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly fromServiceWorker: boolean;
}

/** Calls `fetch` in the page. */
export async function fetchInPage(
  page: Page,
  path: string,
  init: RequestInit = {},
): Promise<Answer> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  const fetched = await page.evaluate(
    async ([url, options]) => {
      const response = await fetch(url, options);
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    },
    [path, init] as const,
  );
  return { ...fetched, fromServiceWorker: (await answered).fromServiceWorker() };
}

/**
 * Waits until an expression is truthy in the page. Playwright's `waitForFunction()` evaluates text
 * in the page itself, which a strict policy refuses once the first look was too early.
 */
export async function waitUntil(page: Page, expression: string): Promise<void> {
  await eventually(async () => expect(await page.evaluate(`Boolean(${expression})`)).toBe(true));
}

/** Posts bodies one after another in the page, and returns the status and JSON of each response. */
export async function postAll(page: Page, path: string, bodies: readonly string[]) {
  return page.evaluate(
    async ([url, requests]) => {
      const answers = [];
      for (const body of requests) {
        const response = await fetch(url, { method: 'POST', body });
        answers.push({ status: response.status, body: await response.json() });
      }
      return answers;
    },
    [path, bodies] as const,
  );
}

/** Stops every service worker, as the browser does when they are idle. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Reloads past the worker and the cache, like the reload button with Shift. */
export async function hardReload(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await session.detach();
}
