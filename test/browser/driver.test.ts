import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSweep } from '../sampled.ts';
import type { Browser, Page } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import { openSite, type Site } from './engines/site.ts';

describe.runIf(isSweep)('the driver', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;

  beforeEach(async () => {
    site = await openSite();
    browser = await engine.launch();
    page = await browser.newPage();
    await page.goto(`${site.origin}/`);
  });

  afterEach(async () => {
    await browser.close();
    await site.close();
    expect([...browser.messages, ...site.messages]).toEqual([]);
  });

  test('reports messages that a page prints and errors that it throws', async () => {
    await page.evaluate(() => {
      console.warn('printed');
      setTimeout(() => {
        throw new Error('failed');
      });
    });
    const isHeard = !('hearPages' in engine.cannot);
    for (const messages of isHeard ? [site.messages, browser.messages] : [site.messages]) {
      await expect.poll(() => messages.length, { timeout: 30_000 }).toBe(2);
      expect(messages.splice(0)).toEqual(['printed', expect.stringContaining('failed')]);
    }
    expect(await page.screenshot()).toSatisfy((image) => image.length > 100);
    await expect(page.evaluate(() => Promise.reject(new Error('told')))).rejects.toThrow('told');
  });

  test('drops requests while the network is off', async () => {
    site.setOffline(true);
    const ask = () => page.evaluate(() => fetch('/index.html').then(String, () => 'no network'));
    expect(await ask()).toBe('no network');
    site.setOffline(false);
    expect(await ask()).toBe('[object Response]');
  });

  test('goes forward and back', async () => {
    await page.goto(`${site.origin}/app/`);
    await page.back();
    expect(await page.evaluate(() => location.pathname)).toBe('/');
    await page.forward();
    expect(await page.evaluate(() => location.pathname)).toBe('/app/');
  });
});
