import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { staticHost } from '../site.ts';
import { controlled, openDemo } from './demo.ts';
import { nextRelease } from './next-release.ts';

// A new release takes the place of the scripts that open pages load later.

const former = staticHost([['/', 'dist/demo']]);
const next = nextRelease(former);
let release: RequestListener = former;

const demo = openDemo({ host: (request, response) => release(request, response) });

afterEach(() => {
  release = former;
});

interface Use {
  readonly path: string;
  /** Does what needs a script that is not loaded yet. */
  readonly use: (page: Page) => Promise<void>;
  /** What the page then shows. */
  readonly shows: (page: Page) => Promise<void>;
}

const pages: readonly Use[] = [
  {
    path: '/',
    use: (page) => page.locator('#search').fill('7% of 100'),
    shows: (page) => page.locator('.asked output', { hasText: /^7$/ }).waitFor(),
  },
  {
    path: '/de/tables/',
    use: (page) => page.locator('#cells').fill('x\ty\n7\t100\n8\t100'),
    shows: (page) => page.getByText('2 Zeilen und 2 Spalten').waitFor(),
  },
  {
    path: '/embed/',
    use: async (page) => {
      await page.locator('.embed-preview .headline').waitFor();
      await page.getByLabel('Tool').first().selectOption('bmi-calculator');
    },
    shows: (page) => page.locator('.embed-preview').getByLabel('Height').first().waitFor(),
  },
];

describe.each(pages)('$path', ({ path, use, shows }) => {
  test('goes on after an update, with the scripts of its own release', async () => {
    const { page } = demo;
    await page.goto(`${await demo.newOrigin()}${path}`);
    await controlled(page);
    await page.locator('#offline', { hasText: /Ready offline|Offline bereit/ }).waitFor();
    release = next;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.locator('#update button').click();
    await page.locator('#update', { hasText: /Updated|Aktualisiert/ }).waitFor();
    await use(page);
    await shows(page);
    expect(await page.locator('#update [role=alert]').count()).toBe(0);
  });

  test('says that it must be reloaded if a script is gone, and keeps what was typed', async () => {
    const { page } = demo;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    });
    await page.goto(`${await demo.newOrigin()}${path}`);
    await page.locator('#offline span').waitFor();
    release = next;
    await use(page);
    await page.locator('#update [role=alert] button').click();
    await shows(page);
    const lost = demo.browser.messages.splice(0);
    for (const message of lost) expect(message).toMatch(/dynamically imported module/);
  });
});
