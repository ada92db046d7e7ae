import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serve } from '../site.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await chromium.launch({ executablePath: inject('chromium'), chromiumSandbox: false });
  page = await browser.newPage({ javaScriptEnabled: false });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([
  ['/', 'The search needs JavaScript'],
  ['/tools/bmi-calculator/', 'This tool needs JavaScript'],
  ['/tables/', 'This page needs JavaScript'],
  ['/console/', 'The console needs JavaScript'],
  ['/embed/', 'This page needs JavaScript'],
])('%s says what needs it, and hides controls that would not work', async (path, words) => {
  await page.goto(`${site.origin}${path}`);
  expect(await page.locator('noscript').innerText()).toContain(words);
  const dead = 'main :is(input, select, textarea, button), .bar button, .bar select';
  expect(await page.locator(dead).filter({ visible: true }).count()).toBe(0);
});

test('a tool shows its built example in a sentence, and its formula', async () => {
  await page.goto(`${site.origin}/tools/loan-payoff-calculator/`);
  expect(await page.locator('.figure .headline').innerText()).toMatch(/^\$1,264.14 a month/);
  expect(await page.locator('.say p').first().innerText()).toBe(
    'pays off $200,000 at 6.5% in 30 years.',
  );
  expect(await page.locator('.formula').innerText()).toContain('payment = P · r');
});
