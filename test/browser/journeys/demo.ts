import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Browser, openBrowser, waitUntil } from '../browser.ts';
import { listen, staticHost } from '../site.ts';

const builtDemo = staticHost([['/', 'dist/demo']]);

type Site = Awaited<ReturnType<typeof listen>>;

interface Demo {
  readonly origin: string;
  readonly browser: Browser;
  /** A new page for each test, unless they share one. */
  readonly page: Page;
  /** Loads a page of the site, and waits until the script of its form is ready. */
  readonly visit: (path: string) => Promise<void>;
  /** Loads a page of the site, and waits until the worker controls it. */
  readonly visitControlled: (path: string) => Promise<void>;
  /** Returns a new origin of the site, which has neither a worker nor anything stored. */
  readonly newOrigin: () => Promise<string>;
  /** Goes on without the server and the network. */
  readonly goOffline: () => Promise<void>;
}

interface Options {
  readonly host?: RequestListener;
  /** Whether all tests have the same page, which is faster. */
  readonly hasOnePage?: boolean;
}

/**
 * Serves the built demo to a browser during the tests of a file, and expects that it prints
 * nothing.
 */
export function openDemo({ host = builtDemo, hasOnePage = false }: Options = {}): Demo {
  /** Stopped after the last test, so that none reuses the port of another. */
  const sites: Site[] = [];
  let browser: Browser;
  let page: Page;
  let isNew = true;
  let origin: string;

  const newOrigin = async () => {
    const site = await listen(host);
    sites.push(site);
    return site.origin;
  };

  beforeAll(async () => {
    origin = await newOrigin();
    browser = await openBrowser();
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  beforeEach(async () => {
    if (isNew) page = await browser.context.newPage();
    isNew = !hasOnePage;
  });

  afterEach(async () => {
    if (!hasOnePage) return page.close();
    // A page that is left keeps what was typed in its tab, and what was chosen.
    await page.goto(`${origin}/manifest.json`);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  });

  afterAll(async () => {
    await browser.close();
    for (const { stop } of sites) await stop().catch(() => {});
    expect(browser.messages).toEqual([]);
  });

  const visit = async (path: string) => {
    await page.goto(`${origin}${path}`);
    await formReady(page);
  };

  return {
    get origin() {
      return origin;
    },
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    visit,
    visitControlled: async (path) => {
      await visit(path);
      await controlled(page);
    },
    newOrigin,
    goOffline: async () => {
      for (const { stop } of sites) await stop();
      await browser.context.setOffline(true);
    },
  };
}

/** Waits until the script of a tool's page has taken over what was typed before. */
export async function formReady(page: Page): Promise<void> {
  const ready = 'document.documentElement.dataset.script === "ready"';
  await waitUntil(page, `!document.querySelector('#workbench') || ${ready}`);
}

export async function controlled(page: Page): Promise<void> {
  await waitUntil(page, 'navigator.serviceWorker.controller');
}

/** Presses the button that keeps all pages of the language, and waits until they are. */
export async function keepEverything(page: Page): Promise<void> {
  await page.locator('#offline button').click();
  await page.locator('#offline', { hasText: 'every page in this language works' }).waitFor();
}

export const headlineOf = (page: Page) => page.locator('.headline .value').first().textContent();

export const hashOf = (page: Page) => new URL(page.url()).hash;

export const copiedIn = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Whether the top of an element is visible. A page scrolls by whole pixels. */
export function isInWindow(element: Element): boolean {
  const top = Math.round(element.getBoundingClientRect().top);
  return top >= 0 && top < innerHeight;
}

/** Returns how far the page scrolls sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rule that takes most of the time. Its result depends on the theme. */
export const contrast = 'color-contrast';

/** Tags of the rules that a translation can break. */
export const rulesOfTexts = [
  ...['cat.name-role-value', 'cat.language', 'cat.text-alternatives', 'cat.forms', 'cat.keyboard'],
];

/** Rules whose result depends on the theme or the width. */
export const rulesOfSight = [contrast, 'scrollable-region-focusable', 'target-size'];

interface Rules {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** Returns axe-core's findings. */
export async function flawsOf(page: Page, { only, without = [] }: Rules = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(runAxe, [only, without] as const);
}

async function runAxe([only, without]: readonly [Rules['only'], readonly string[]]) {
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: [...only] }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
