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
  await page.goto(`${site.origin}/tools/percentage-of/`);
  await page.locator('.developers > summary').click();
  const [call, response = ''] = await page.locator('#code pre').allInnerTexts();
  // 15 % of 80 is 12.
  expect(call).toBe(
    "import { percentageOf } from 'toolworker';\n\npercentageOf({\n  x: 15,\n  y: 80\n});",
  );
  expect(JSON.parse(response)).toMatchObject({ ok: true, result: { result: 12 } });
  expect(await page.locator('#code fieldset').isVisible()).toBe(false);
  // A random result is not part of the page.
  await page.goto(`${site.origin}/tools/randomizer/`);
  await page.locator('.developers > summary').click();
  expect(await page.locator('#code figure').filter({ visible: true }).count()).toBe(1);
});

test('a tool shows its formula and its fields with their range', async () => {
  await page.goto(`${site.origin}/tools/loan-payoff-calculator/`);
  expect(await page.locator('.formula').innerText()).toContain('payment = P · r');
  await page.locator('.developers > summary').click();
  const row = page.getByRole('row', { name: /^annualRate/ });
  expect(await row.innerText()).toMatch(/number, %.*at least 0/s);
});
