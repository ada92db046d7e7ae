import { afterAll, beforeAll, expect, inject, type TestOptions, test } from 'vitest';
import type { Browser, Engine, Page } from '../engines/engine.ts';
import { type EngineName, engine } from '../engines/engines.ts';
import { openSite, type Site } from '../engines/site.ts';

// Only a browser can break what a worker and its pages promise each other: each scenario is played
// in every engine.

export interface Stage {
  readonly engine: Engine;
  readonly browser: Browser;
  readonly site: Site;
  /** A page that shows the site's index. */
  readonly page: Page;
  readonly openSite: (hostname?: string) => Promise<Site>;
  readonly openPage: (url: string) => Promise<Page>;
  /** Waits for messages in this order; any other message fails the scenario. */
  readonly expectPrinted: (...messages: readonly unknown[]) => Promise<void>;
}

type Play = (stage: Stage) => Promise<void>;

/** Engines that cannot play a scenario, and why. */
export type Cannot = Readonly<Partial<Record<EngineName, string>>>;

/**
 * Returns a function that defines a test, like Vitest's own. The tests of a file share a browser.
 * Each has a site of its own, whose origin keeps its workers apart.
 */
export function scenarioTest() {
  const sites: Site[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await engine.launch();
  });

  afterAll(async () => {
    await browser.close();
    for (const site of sites) await site.close();
  });

  return (name: string, play: Play, cannot: Cannot = {}, options: TestOptions = {}) => {
    const reason = cannot[inject('engine')];
    const title = reason ? `${name} (cannot be played: ${reason})` : name;
    test.skipIf(reason)(title, options, () => playOn(browser, sites, play));
  };
}

async function playOn(browser: Browser, sites: Site[], play: Play): Promise<void> {
  const pages = new Set<Page>();

  // Sites close after the last scenario, so that none reuses the port of another.
  const openSiteHere = async (hostname?: string) => {
    const site = await openSite(hostname);
    sites.push(site);
    return site;
  };

  const openPage = async (url: string) => {
    const opened = await browser.newPage();
    const close = async () => {
      pages.delete(page);
      await opened.close();
    };
    const page = { ...opened, close };
    pages.add(page);
    await page.goto(url);
    return page;
  };

  const reports = () => sites.flatMap(({ messages }) => messages);

  const expectPrinted = async (...messages: readonly unknown[]) => {
    await expect.poll(reports).toEqual(messages);
    for (const { messages } of sites) messages.length = 0;
    if ('hearPages' in engine.cannot) return;
    await expect.poll(() => browser.messages).toEqual(messages);
    browser.messages.length = 0;
  };

  const site = await openSiteHere();
  const page = await openPage(`${site.origin}/`);
  try {
    await play({ engine, browser, site, page, openSite: openSiteHere, openPage, expectPrinted });
    expect([...browser.messages, ...reports()]).toEqual([]);
  } finally {
    for (const open of pages) await open.close();
    browser.messages.length = 0;
    for (const { messages } of sites) messages.length = 0;
  }
}
