import type { Page } from 'playwright-core';
import { tools } from 'toolworker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await openBrowser();
  page = await browser.context.newPage();
  await page.goto(site.origin);
  await page.getByText('The worker answers /api/ in this page').waitFor();
  await site.stop();
  await browser.context.setOffline(true);
});

afterAll(async () => {
  await browser.close();
  expect(browser.messages).toEqual([]);
});

test.each(tools)('the form of $slug shows the answer without network', async ({ slug }) => {
  const form = page.locator('form', { has: page.locator(`#${slug}`) });
  await form.getByRole('button', { name: 'Call' }).click();
  await form.getByText('"ok": true').waitFor();
  expect(await form.locator('output').textContent()).toMatch(/^200\n/);
});

test('a phone has no sideways scrolling', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});
