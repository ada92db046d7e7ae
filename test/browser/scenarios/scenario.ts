import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, Engine, Page } from '../engines/engine.ts';
import { type EngineName, engine } from '../engines/engines.ts';
import { openSite, type Site } from '../engines/site.ts';

export interface Scenario {
  readonly name: string;
  /** Engines that cannot run the scenario, and why. */
  readonly cannot?: Readonly<Partial<Record<EngineName, string>>>;
  readonly play: (stage: Stage) => Promise<void>;
}

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

/** Defines a test for each scenario. They share a browser, but each has its own site, whose origin keeps its workers apart. */
export function playAll(scenarios: readonly Scenario[]): void {
  const sites: Site[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await engine.launch();
  });

  afterAll(async () => {
    await browser.close();
    for (const site of sites) await site.close();
  });

  for (const scenario of scenarios) {
    const reason = scenario.cannot?.[inject('engine')];
    const name = reason ? `${scenario.name} (cannot be played: ${reason})` : scenario.name;
    test.skipIf(reason)(name, () => play(scenario, browser, sites));
  }
}

async function play(scenario: Scenario, browser: Browser, sites: Site[]): Promise<void> {
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

  const site = await openSiteHere();
  const page = await openPage(`${site.origin}/`);
  const reports = () => sites.flatMap(({ messages }) => messages);

  const expectPrinted = async (...messages: readonly unknown[]) => {
    await expect.poll(reports, { timeout: 30_000 }).toEqual(messages);
    for (const { messages } of sites) messages.length = 0;
    if ('hearPages' in engine.cannot) return;
    await expect.poll(() => browser.messages, { timeout: 30_000 }).toEqual(messages);
    browser.messages.length = 0;
  };

  try {
    await scenario.play({
      engine,
      browser,
      site,
      page,
      openSite: openSiteHere,
      openPage,
      expectPrinted,
    });
    expect([...browser.messages, ...reports()]).toEqual([]);
  } finally {
    for (const open of pages) await open.close();
    browser.messages.length = 0;
    for (const { messages } of sites) messages.length = 0;
  }
}
