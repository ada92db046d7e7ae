import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

interface Demo {
  readonly origin: string;
  readonly browser: Browser;
}

/** Serves the built demo to a browser during the tests of a file, and expects that it prints nothing. */
export function openDemo(): Demo {
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  beforeAll(async () => {
    site = await serve(['/', 'dist/demo']);
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    expect(browser.messages).toEqual([]);
  });

  return {
    get origin() {
      return site.origin;
    },
    get browser() {
      return browser;
    },
  };
}

/** Loads a tool's page, with inputs from the hash of the path. */
export async function visitTool(page: Page, { origin }: Demo, path: string): Promise<void> {
  // If only the hash changed, the page would not load again, and would read the hash a moment later.
  await page.goto('about:blank');
  await page.goto(`${origin}/tools/${path}`);
}
