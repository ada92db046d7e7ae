import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { serve } from './site.ts';

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

async function visit(locale: string, path: string): Promise<Page> {
  const page = await pageIn(locale);
  await page.goto(`${site.origin}/tools/${path}`);
  return page;
}

/** Returns the request that the page shows as sent. */
async function sent(page: Page): Promise<unknown> {
  await page.locator('.developers').evaluate((details) => details.setAttribute('open', ''));
  await page.locator('.calls').getByLabel('JSON', { exact: true }).check();
  const shown = page.locator('figure', { hasText: 'POST' }).locator('code').first();
  return JSON.parse((await shown.textContent()) ?? '');
}

const headline = (page: Page) => page.locator('.headline .value').first().textContent();

const hashOf = (page: Page) => new URL(page.url()).hash;

test.each([
  { locale: 'en-US', text: '200,000', grouped: '200,000', result: '30,003' },
  { locale: 'de-DE', text: '200.000', grouped: '200.000', result: '30.003' },
  { locale: 'fr-FR', text: '200 000', grouped: '200\u202f000', result: '30\u202f003' },
  { locale: 'de-CH', text: "200'000", grouped: '200’000', result: '30’003' },
  { locale: 'ar-EG', text: '٢٠٠٬٠٠٠', grouped: '٢٠٠٬٠٠٠', result: '٣٠٬٠٠٣' },
  { locale: 'fa-IR', text: '200000', grouped: '۲۰۰٬۰۰۰', result: '۳۰٬۰۰۳' },
  { locale: 'en-IN', text: '2,00,000', grouped: '2,00,000', result: '30,003' },
])('the form reads and writes numbers in the format of $locale', async (usual) => {
  const { locale, text, grouped, result } = usual;
  const page = await visit(locale, 'percentage-of/#x=15.0015');
  const y = page.locator('#y');
  await y.fill(text);
  await page.locator('#x').focus();
  // The apostrophe in Swiss numbers depends on the browser's version.
  const curly = (text: string | null) => text?.replaceAll("'", '’');
  expect(curly(await y.inputValue())).toBe(grouped);
  await expect.poll(async () => curly(await headline(page))).toBe(result);
  await expect.poll(() => hashOf(page)).toBe('#x=15.0015&y=200000');
  expect(await sent(page)).toEqual({ x: 15.0015, y: 200000 });
});

test('a link carries a number with a decimal comma into another locale', async () => {
  const page = await visit('de-DE', 'percentage-of/');
  await page.locator('#x').fill('7,5');
  await page.locator('#y').fill('1.234,5');
  await expect.poll(() => headline(page)).toBe('92,5875');
  await expect.poll(() => hashOf(page)).toBe('#x=7.5&y=1234.5');
  const other = await visit('en-US', `percentage-of/${hashOf(page)}`);
  await expect.poll(() => other.locator('#y').inputValue()).toBe('1,234.5');
  expect(await other.locator('#x').inputValue()).toBe('7.5');
});

test('a number is not grouped while it is edited', async () => {
  const page = await visit('de-DE', 'percentage-of/#x=1&y=1234.5');
  const y = page.locator('#y');
  await expect.poll(() => y.inputValue()).toBe('1.234,5');
  await y.focus();
  expect(await y.inputValue()).toBe('1234,5');
  await page.keyboard.press('End');
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  expect(await y.inputValue()).toBe('1.234,56');
});

test('the form refuses an ambiguous number until the visitor chooses a format', async () => {
  const page = await visit('en-US', 'percentage-of/#y=100');
  await page.locator('#x').fill('1,23');
  await page.getByText('Write 1,23 as 1.23.').waitFor();
  expect(await page.locator('#x').getAttribute('aria-invalid')).toBe('true');
  expect(await headline(page)).toBe('–');
  expect(await page.getByLabel('Numbers as in').inputValue()).toBe('');
  await page.getByLabel('Numbers as in').selectOption('1.234,5');
  await expect.poll(() => headline(page)).toBe('1,23');
  expect(await page.locator('#x-error').textContent()).toBe('');
  expect(await page.locator('#x').inputValue()).toBe('1,23');
  await expect.poll(() => hashOf(page)).toBe('#x=1.23&y=100');
  await page.reload();
  await expect.poll(() => headline(page)).toBe('1,23');
  await page.getByLabel('Numbers as in').selectOption('your browser');
  await expect.poll(() => headline(page)).toBe('1.23');
});

test('arrow keys step a number within its limits', async () => {
  const page = await visit('de-DE', 'salary-calculator/');
  const rate = page.locator('#hourlyRate');
  await rate.fill('1,5');
  await page.keyboard.press('ArrowUp');
  expect(await rate.inputValue()).toBe('2,5');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await rate.inputValue()).toBe('0');
});

test.each([
  { path: 'dice-roller', field: 'count', keyboard: 'numeric' },
  { path: 'salary-calculator', field: 'hourlyRate', keyboard: 'decimal' },
  { path: 'bmi-calculator', field: 'weight', keyboard: 'decimal' },
  // In the US, for feet and inches.
  { path: 'bmi-calculator', field: 'height', keyboard: 'text' },
  { path: 'slope-calculator', field: 'x1', keyboard: 'text' },
  { path: 'retirement-calculator', field: 'annualReturn', keyboard: 'text' },
])('a phone shows the $keyboard keyboard for $field', async ({ path, field, keyboard }) => {
  const page = await visit('en-US', `${path}/`);
  const control = page.locator(`#${field}`);
  await expect.poll(() => control.getAttribute('inputmode')).toBe(keyboard);
});

describe('units', () => {
  test('a choice of the other units keeps the numbers, and asks in these units', async () => {
    const page = await visit('de-DE', 'bmi-calculator/');
    await page.locator('#height').fill('180');
    await page.locator('#weight').fill('81');
    await expect.poll(() => headline(page)).toBe('25\u00a0kg/m²');
    await page.getByLabel('Imperial').check();
    expect(await page.locator('#height').inputValue()).toBe('180');
    expect(await page.locator('#weight').inputValue()).toBe('81');
    expect(await page.locator('#weight-unit').textContent()).toBe('lb');
    // 81 lb / (180 in)² = 36.74 kg / 20.90 m².
    await expect.poll(() => headline(page)).toMatch(/^1,8/);
    expect(await sent(page)).toEqual({ unit: 'imperial', height: 180, weight: 81 });
    await page.getByLabel('Metric').check();
    await expect.poll(() => headline(page)).toBe('25\u00a0kg/m²');
    expect(await page.locator('#height').inputValue()).toBe('180');
  });

  test('a visitor from the US types feet, inches and pounds', async () => {
    const page = await visit('en-US', 'bmi-calculator/');
    const height = page.locator('#height');
    await expect.poll(() => height.getAttribute('placeholder')).toBe(`e.g. 5'11"`);
    await height.pressSequentially(`5'11"`);
    await page.locator('#weight').pressSequentially('160');
    // 703 is the usual rounded factor: 703 · 160 / 71² = 22.3.
    await expect.poll(() => headline(page)).toMatch(/^22\.3/);
    expect(await height.inputValue()).toBe(`5'11"`);
    expect(await sent(page)).toEqual({ unit: 'imperial', height: 71, weight: 160 });
    await expect.poll(() => hashOf(page)).toContain('weight=160');
    await page.reload();
    await expect.poll(() => headline(page)).toMatch(/^22\.3/);
    expect(await height.inputValue()).toBe(`5'11"`);
    await height.fill('5 ft 11');
    await page.locator('#weight').focus();
    await expect.poll(() => headline(page)).toMatch(/^22\.3/);
    expect(await height.inputValue()).toBe('5 ft 11');
    await page.getByLabel('Metric').check();
    expect(await height.inputValue()).toBe('5 ft 11');
    await expect.poll(() => sent(page)).toEqual({ unit: 'metric', height: 180.34, weight: 160 });
  });

  test('the example follows the units until something is typed', async () => {
    const page = await visit('en-US', 'bmi-calculator/');
    const height = page.locator('#height');
    await expect.poll(() => height.inputValue()).toBe(`5'11"`);
    await page.getByLabel('Metric').check();
    await expect.poll(() => height.inputValue()).toBe('180');
    await page.locator('#weight').fill('80');
    await page.getByLabel('Imperial').check();
    expect(await height.inputValue()).toBe('');
    expect(await page.locator('#weight').inputValue()).toBe('80');
  });

  test('the choice of a unit keeps a number, and is remembered for other forms', async () => {
    const page = await visit('de-DE', 'bmr-calculator/#gender=male&age=30&weight=80&height=180');
    const height = page.locator('#height');
    await expect.poll(() => height.inputValue()).toBe('180');
    await height.fill('70');
    await page.getByLabel('Unit: Height').selectOption('in');
    expect(await height.inputValue()).toBe('70');
    await expect
      .poll(() => sent(page))
      .toEqual({ gender: 'male', age: 30, weight: 80, height: 177.8 });
    await expect.poll(() => hashOf(page)).toContain('height=70&height.unit=in');
    await page.reload();
    await expect.poll(() => height.inputValue()).toBe('70');
    expect(await page.getByLabel('Unit: Height').inputValue()).toBe('in');
    await height.fill('7');
    await page.locator('#height-error', { hasText: 'inches such as 69, got 7' }).waitFor();
    await page.goto(`${site.origin}/tools/body-fat-calculator/#height=254`);
    await expect.poll(() => page.locator('#height').inputValue()).toBe('254');
    expect(await page.getByLabel('Unit: Height').inputValue()).toBe('cm');
    expect(await page.getByLabel('Unit: Waist').inputValue()).toBe('in');
  });

  test.each([
    { locale: 'en-US', height: 'in', distance: 'miles', economy: 'mpg', price: 'gallon' },
    { locale: 'en-GB', height: 'cm', distance: 'miles', economy: 'mpg (UK)', price: 'liter' },
    { locale: 'de-DE', height: 'cm', distance: 'km', economy: 'L/100km', price: 'liter' },
  ])('a visitor with $locale begins with the units of the region', async (usual) => {
    const { locale, height, distance, economy, price } = usual;
    const page = await visit(locale, 'bmr-calculator/');
    await expect.poll(() => page.getByLabel('Unit: Height').inputValue()).toBe(height);
    await page.goto(`${site.origin}/tools/fuel-cost-calculator/`);
    await expect.poll(() => page.getByLabel('Unit: Distance').inputValue()).toBe(distance);
    expect(await page.getByLabel('Unit: Fuel economy').inputValue()).toBe(economy);
    expect(await page.getByLabel('Unit: Fuel price').inputValue()).toBe(price);
    expect(hashOf(page)).toBe('');
    await page.goto(`${site.origin}/tools/bmr-calculator/#height=180`);
    await expect.poll(() => page.locator('#height').inputValue()).toBe('180');
    expect(await page.getByLabel('Unit: Height').inputValue()).toBe('cm');
  });

  test('a cook types fractions', async () => {
    const page = await visit('en-US', 'cooking-converter/#value=1&from=cup&to=tablespoon');
    const value = page.locator('#value');
    // A cup has 16 tablespoons.
    await expect.poll(() => headline(page)).toMatch(/^16/);
    for (const text of ['1 1/2', '1½']) {
      await value.fill(text);
      await page.locator('#from').focus();
      await expect.poll(() => headline(page)).toMatch(/^24/);
      expect(await value.inputValue()).toBe(text);
    }
    await value.fill('3/4');
    await expect.poll(() => headline(page)).toMatch(/^12/);
    await value.press('ArrowUp');
    expect(await value.inputValue()).toBe('1.75');
  });

  test('a swap exchanges the units, and makes the result the new value', async () => {
    const page = await visit('en-US', 'angle-converter/#value=90');
    await expect.poll(() => headline(page)).toBe('1.57\u00a0rad');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.poll(() => headline(page)).toBe('90°');
    expect(await page.locator('#value').inputValue()).toBe('1.570796');
    expect(await sent(page)).toEqual({
      value: Math.PI / 2,
      from: 'radians',
      to: 'degrees',
    });
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.poll(() => page.locator('#value').inputValue()).toBe('90');
  });
});

describe('before the script is ready', () => {
  test.each([
    { locale: 'en-US', path: 'loan-payoff-calculator', rate: '5.5', grouped: '100,000' },
    { locale: 'de-DE', path: 'loan-payoff-calculator', rate: '5,5', grouped: '100.000' },
  ])('the form keeps numbers typed in $locale', async ({ locale, path, rate, grouped }) => {
    const page = await pageIn(locale);
    let send = () => {};
    const ready = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/assets\/tool-.*\.js/, async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto(`${site.origin}/tools/${path}/#years=30`, { waitUntil: 'commit' });
    await page.locator('#principal').fill(grouped);
    await page.locator('#annualRate').fill(rate);
    send();
    await expect.poll(() => headline(page)).toMatch(/^567[.,]79/);
    expect(await page.locator('#principal').inputValue()).toBe(grouped);
    expect(await page.locator('#annualRate').inputValue()).toBe(rate);
    await expect.poll(() => hashOf(page)).toBe('#principal=100000&annualRate=5.5&years=30');
  });

  test('the form keeps a checked box', async () => {
    const page = await pageIn('en-US');
    let send = () => {};
    const ready = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\/assets\/tool-.*\.js/, async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto(`${site.origin}/tools/sales-tax-calculator/`, { waitUntil: 'commit' });
    await page.locator('#price').fill('107');
    await page.locator('#taxRate').fill('7');
    await page.locator('#taxIncluded').check();
    send();
    await expect.poll(() => headline(page)).toBe('107.00');
    expect(await page.locator('#taxIncluded').isChecked()).toBe(true);
    expect(await sent(page)).toEqual({ price: 107, taxRate: 7, taxIncluded: true });
  });
});

test('the form restores its inputs after a reload and after going back', async () => {
  const page = await visit('fr-FR', 'percentage-of/');
  await page.locator('#x').fill('1,5');
  await page.locator('#y').fill('80');
  await expect.poll(() => hashOf(page)).toBe('#x=1.5&y=80');
  await page.reload();
  await expect.poll(() => headline(page)).toBe('1,2');
  expect(await page.locator('#x').inputValue()).toBe('1,5');
  await page.goto(`${site.origin}/`);
  await page.goBack();
  await expect.poll(() => headline(page)).toBe('1,2');
  expect(await page.locator('#x').inputValue()).toBe('1,5');
});

test('a text that is too long for a link stays in the tab', async () => {
  const page = await visit('en-US', 'word-counter/');
  const text = 'word '.repeat(1_000);
  await page.locator('#text').fill(text);
  await page.getByText('Too long for a link').waitFor();
  const isKept = () => page.evaluate(() => sessionStorage.length);
  await expect.poll(isKept).toBe(1);
  await page.reload();
  await expect.poll(() => headline(page)).toBe('1,000');
  expect(await page.locator('#text').inputValue()).toBe(text);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(isKept).toBe(0);
});

test('a link shows the currency of its sender, which its receiver does not keep', async () => {
  const sender = await visit('en-US', 'sales-tax-calculator/#price=1000&taxRate=7');
  await sender.getByLabel('Amounts in').selectOption('EUR');
  await expect.poll(() => headline(sender)).toBe('€1,070.00');
  await expect.poll(() => hashOf(sender)).toContain('currency=EUR');
  const hash = hashOf(sender);
  await context?.close();

  const receiver = await visit('en-US', 'sales-tax-calculator/#price=1000&taxRate=7');
  await receiver.getByLabel('Amounts in').selectOption('JPY');
  await receiver.goto('about:blank');
  await receiver.goto(`${site.origin}/tools/sales-tax-calculator/${hash}`);
  await expect.poll(() => headline(receiver)).toBe('€1,070.00');
  await receiver.goto(`${site.origin}/tools/salary-calculator/#hourlyRate=1`);
  await expect.poll(() => receiver.getByLabel('Amounts in').inputValue()).toBe('JPY');
});

test('results show minutes as hours, and money in the chosen format', async () => {
  const page = await visit('en-US', 'sleep-cycle-calculator/#mode=wake-at&time=07:00');
  await page.getByText('7\u00a0h 30\u00a0min').first().waitFor();
  await page.goto(`${site.origin}/tools/sales-tax-calculator/#price=1000&taxRate=7`);
  await page.getByLabel('Numbers as in').selectOption('1.234,5');
  await page.getByLabel('Amounts in').selectOption('EUR');
  await expect.poll(() => headline(page)).toBe('1.070,00\u00a0€');
});
