import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

interface Demo {
  readonly origin: string;
  readonly browser: Browser;
}

/** Serves the built demo to a browser while the tests of a file run, in which it prints nothing. */
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

/** Loads a page of a tool, and its inputs from the hash of the path. */
export async function visitTool(page: Page, { origin }: Demo, path: string): Promise<void> {
  // A change of the hash alone would not load the page anew, and is read by it only a moment later.
  await page.goto('about:blank');
  await page.goto(`${origin}/tools/${path}`);
}
