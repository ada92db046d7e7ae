import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serve } from '../browser/site.ts';

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

test('a tool shows a call with its answer, and no choice that would not work', async () => {
  await page.goto(`${site.origin}/tools/bmi-calculator/`);
  await page.locator('.developers > summary').click();
  const [call, response] = await page.locator('#code pre').allInnerTexts();
  expect(call).toMatch(/^import { calculateBmi } from 'toolworker';\n\ncalculateBmi\({\n/);
  expect(call).toContain('weight: ');
  expect(response).toContain('"bmi": ');
  expect(await page.locator('#code fieldset').isVisible()).toBe(false);
});

test('a tool shows its formula and its fields with their range', async () => {
  await page.goto(`${site.origin}/tools/loan-payoff-calculator/`);
  expect(await page.locator('.formula').innerText()).toContain('payment = P · r');
  await page.locator('.developers > summary').click();
  const row = page.getByRole('row', { name: /^annualRate/ });
  expect(await row.innerText()).toMatch(/number, %.*at least 0/s);
});
