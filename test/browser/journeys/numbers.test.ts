import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { serve } from '../site.ts';
import { formReady, hashOf, headlineOf } from './demo.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let context: BrowserContext | undefined;
const messages: string[] = [];

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await chromium.launch({ executablePath: inject('chromium'), chromiumSandbox: false });
});

afterEach(() => context?.close());

afterAll(async () => {
  await browser.close();
  await site.stop();
  expect(messages).toEqual([]);
});

/** Opens a page in a browser with this language. */
async function pageIn(locale: string): Promise<Page> {
  context = await browser.newContext({ locale });
  context.on('console', (message) => messages.push(message.text()));
  context.on('weberror', (fault) => messages.push(String(fault.error())));
  return context.newPage();
}

test('numbers are read and written as in the language of the browser, and a link carries them', async () => {
  const page = await pageIn('de-DE');
  await page.goto(`${site.origin}/tools/percentage-of/`);
  await formReady(page);
  await page.locator('#x').fill('7,5');
  await page.locator('#y').fill('1234,5');
  await page.locator('#x').focus();
  const y = page.locator('#y');
  await expect.poll(() => y.inputValue()).toBe('1.234,5');
  // A number is not grouped while it is edited.
  await y.focus();
  expect(await y.inputValue()).toBe('1234,5');
  await page.keyboard.press('End');
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  expect(await y.inputValue()).toBe('1.234,56');
  await expect.poll(() => headlineOf(page)).toBe('92,592');
  await expect.poll(() => hashOf(page)).toBe('#x=7.5&y=1234.56');
  const link = page.url();
  await context?.close();
  const other = await pageIn('en-US');
  await other.goto(link);
  await expect.poll(() => other.locator('#y').inputValue()).toBe('1,234.56');
  expect(await other.locator('#x').inputValue()).toBe('7.5');
  await other.locator('#x').focus();
  await other.keyboard.press('ArrowUp');
  expect(await other.locator('#x').inputValue()).toBe('8.5');
});

test('numbers are read and written with the digits of the language of the browser', async () => {
  const page = await pageIn('ar-EG');
  await page.goto(`${site.origin}/tools/percentage-of/#x=15.0015`);
  await formReady(page);
  await page.locator('#y').fill('٢٠٠٬٠٠٠');
  await page.locator('#x').focus();
  expect(await page.locator('#y').inputValue()).toBe('٢٠٠٬٠٠٠');
  await expect.poll(() => headlineOf(page)).toBe('٣٠٬٠٠٣');
  await expect.poll(() => hashOf(page)).toBe('#x=15.0015&y=200000');
});

test.each([
  { locale: 'en-US', rate: '5.5', grouped: '100,000', payment: '$567.79', currency: 'USD' },
  { locale: 'de-DE', rate: '5,5', grouped: '100.000', payment: '567,79\u00a0€', currency: 'EUR' },
])('the form keeps numbers typed in $locale before the script is ready', async (typed) => {
  const page = await pageIn(typed.locale);
  const send = await holdScript(page);
  await page.goto(`${site.origin}/tools/loan-payoff-calculator/#years=30`, { waitUntil: 'commit' });
  await page.locator('#principal').fill(typed.grouped);
  await page.locator('#annualRate').fill(typed.rate);
  send();
  await expect.poll(() => headlineOf(page)).toBe(typed.payment);
  expect(await page.locator('#principal').inputValue()).toBe(typed.grouped);
  expect(await page.locator('#annualRate').inputValue()).toBe(typed.rate);
  await expect
    .poll(() => hashOf(page))
    .toBe(`#principal=100000&annualRate=5.5&years=30&currency=${typed.currency}`);
});

test('the form keeps a box that is checked before the script is ready', async () => {
  const page = await pageIn('en-US');
  const send = await holdScript(page);
  await page.goto(`${site.origin}/tools/fuel-cost-calculator/`, { waitUntil: 'commit' });
  await page.locator('#distance').fill('100');
  await page.locator('#isReturn').check();
  send();
  // 200 miles at 25 miles per gallon and $3.50 a gallon
  await expect.poll(() => headlineOf(page)).toBe('$28.00');
  await expect.poll(() => hashOf(page)).toMatch(/^#distance=100&.*isReturn=true/);
  expect(await page.locator('#isReturn').isChecked()).toBe(true);
});

/** Delays the script of a tool's page. Returns what ends the delay. */
async function holdScript(page: Page): Promise<() => void> {
  let send = () => {};
  const ready = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/tool-.*\.js/, async (route) => {
    await ready;
    await route.continue();
  });
  return () => send();
}

test('the form restores its inputs after a reload and after going back', async () => {
  const page = await pageIn('fr-FR');
  await page.goto(`${site.origin}/tools/percentage-of/`);
  await formReady(page);
  await page.locator('#x').fill('1,5');
  await page.locator('#y').fill('80');
  const expectRestored = async () => {
    await expect.poll(() => headlineOf(page)).toBe('1,2');
    expect(await page.locator('#x').inputValue()).toBe('1,5');
  };
  await expect.poll(() => hashOf(page)).toBe('#x=1.5&y=80');
  await page.reload();
  await expectRestored();
  await page.goto(`${site.origin}/`);
  await page.goBack();
  await expectRestored();
});

test('the chosen format of numbers and currency outlast the page, and units come from the region', async () => {
  const page = await pageIn('en-GB');
  await page.goto(`${site.origin}/tools/fuel-cost-calculator/`);
  await expect.poll(() => page.getByLabel('Unit: Fuel economy').inputValue()).toBe('mpg (UK)');
  await page.goto(`${site.origin}/tools/sales-tax-calculator/#price=1000&taxRate=7`);
  await expect.poll(() => headlineOf(page)).toBe('£1,070.00');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Numbers as in').selectOption('1.234,5');
  await page.getByLabel('Amounts in').selectOption('EUR');
  await expect.poll(() => headlineOf(page)).toBe('1.070,00\u00a0€');
  await expect.poll(() => hashOf(page)).toContain('currency=EUR');
  await page.goto(`${site.origin}/tools/salary-calculator/#hourlyRate=1`);
  await expect.poll(() => headlineOf(page)).toBe('2.080,00\u00a0€');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Amounts in').selectOption('no currency');
  await expect.poll(() => headlineOf(page)).toBe('2.080,00');
  await page.goto(`${site.origin}/tools/sales-tax-calculator/#price=1000&taxRate=7`);
  await expect.poll(() => headlineOf(page)).toBe('1.070,00');
});
