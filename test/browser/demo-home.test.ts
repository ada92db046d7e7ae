import { chromium, type Page, type Browser as PlainBrowser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.stop().catch(() => {});
  expect(browser.messages).toEqual([]);
});

beforeEach(async () => {
  page = await browser.context.newPage();
});

afterEach(() => page.close());

async function visit(path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const example = () => page.getByRole('region', { name: 'Try it' });

const answer = () => example().locator('output').textContent();

const focused = () => page.evaluate(() => document.activeElement?.id ?? '');

describe('the live example', () => {
  test('shows an answer before it computes anything, and links to the page of its tool', async () => {
    await visit('/');
    expect(await answer()).toBe('12');
    await example().getByLabel('Number').fill('250');
    await expect.poll(answer).toBe('37.5');
    await example().getByText('Computed on your device').waitFor();
    await example().getByRole('link').click();
    await page.waitForURL('**/tools/percentage-of/#x=15&y=250');
    const headline = page.locator('.headline .value').first();
    await expect.poll(() => headline.textContent()).toBe('37.5');
  });

  test('answers offline, one question after another', async () => {
    await visit('/');
    await browser.context.setOffline(true);
    try {
      await page.reload();
      await example().getByRole('radio', { name: 'Loan' }).check();
      expect(await answer()).toBe('1,264.14');
      await example().getByLabel('Years').fill('15');
      await expect.poll(answer).toMatch(/1,742\.21$/);
      await example().getByRole('radio', { name: 'Sleep' }).check();
      expect(await answer()).toBe('9:45 PM or 11:15 PM');
      await example().getByLabel('Time to get up').fill('06:00');
      await expect.poll(answer).toBe('8:45 PM or 10:15 PM');
    } finally {
      await browser.context.setOffline(false);
    }
  });

  test('asks for an input that is missing', async () => {
    await visit('/');
    await example().getByLabel('Number').fill('');
    await example().getByText('Enter a valid number in each field.').waitFor();
    expect(await answer()).toBe('–');
  });
});

describe('the search', () => {
  test('gets the focus on a slash, unless the visitor is typing', async () => {
    await visit('/');
    await page.keyboard.press('/');
    expect(await focused()).toBe('search');
    await page.keyboard.type('1/2');
    expect(await page.locator('#search').inputValue()).toBe('1/2');
  });

  test('finds a tool for a question, and replaces the list of tools', async () => {
    await visit('/');
    await page.locator('#search').fill('how long until my loan is paid');
    const first = page.locator('#finder .tools a').first();
    await first.getByText('Loan Payoff Calculator').waitFor();
    const list = page.getByRole('heading', { name: 'Text tools' });
    expect(await list.isVisible()).toBe(false);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => first.evaluate((link) => link.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('search');
    await list.waitFor();
  });

  test('answers a calculation, and opens its page filled in on Enter', async () => {
    await visit('/');
    const search = page.locator('#search');
    await search.fill('15% of 80');
    const asked = page.locator('.asked');
    await expect.poll(() => asked.locator('output').textContent()).toBe('12');
    await search.fill('kg to lb');
    await expect.poll(() => asked.locator('output').textContent()).toBe('about 2.204623 lb');
    await search.fill('rgb(300, 0, 0)');
    await expect.poll(() => asked.locator('a').count()).toBe(0);
    await search.fill('15% of 80');
    await asked.getByText('Percentage Of').waitFor();
    await search.press('Enter');
    await page.waitForURL('**/tools/percentage-of/#x=15&y=80');
  });

  test.each([
    ['opens the first result on Enter', 'Enter'],
    ['moves to the first result on an arrow key', 'ArrowDown'],
  ])('%s, even before the catalog has loaded', async (_, key) => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    const fresh = await serve(['/', 'dist/demo']);
    await page.route('**/found-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${fresh.origin}/`);
    await page.keyboard.press('/');
    await page.keyboard.type('kilometre stones');
    await page.locator('#search').fill('morgage');
    await page.keyboard.press(key);
    send();
    if (key === 'ArrowDown') {
      const first = page.locator('#finder .tools a').first();
      await expect.poll(() => first.evaluate((link) => link.matches(':focus'))).toBe(true);
      await page.keyboard.press('Enter');
    }
    await page.waitForURL('**/tools/loan-payoff-calculator/');
    await fresh.stop();
  });

  test('opens in a dialog on other pages, and closes on Escape', async () => {
    await visit('/docs/servers/');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('split a text into tokens');
    await dialog.getByRole('link').first().getByText('Token Counter').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('the list of tools', () => {
  test('starts with everyday tools, and later with recently used ones', async () => {
    const fresh = await serve(['/', 'dist/demo']);
    await page.goto(`${fresh.origin}/`);
    const rows = () => page.locator('.kept h2').allTextContents();
    expect(await rows()).toEqual(['Everyday']);
    await page.getByRole('link', { name: 'Randomizer' }).click();
    // Its script has started, and remembers the page.
    await page.getByRole('button', { name: 'Pick again' }).waitFor();
    await page.goto(`${fresh.origin}/`);
    await expect.poll(rows).toEqual(['Recently used', 'Everyday']);
    await fresh.stop();
  });

  test('shows an icon for each tool', async () => {
    await visit('/');
    const icons = page.locator('.family .icon');
    expect(await icons.count()).toBe(35);
    const isDrawn = () =>
      icons
        .first()
        .locator('use')
        .evaluate((use) => use instanceof SVGGraphicsElement && use.getBBox().width > 0);
    await expect.poll(isDrawn).toBe(true);
  });
});

test('the first link on a page skips to the content', async () => {
  await visit('/tools/bmi-calculator/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

describe('without JavaScript', () => {
  let plain: PlainBrowser;

  beforeAll(async () => {
    plain = await chromium.launch({ executablePath: inject('chromium'), chromiumSandbox: false });
  });

  afterAll(() => plain.close());

  beforeEach(async () => {
    page = await plain.newPage({ javaScriptEnabled: false });
  });

  test.each([
    ['/', 'The search needs JavaScript'],
    ['/tools/bmi-calculator/', 'This tool needs JavaScript'],
    ['/tables/', 'This page needs JavaScript'],
    ['/console/', 'The console needs JavaScript'],
  ])('%s says what needs it, and hides controls that would not work', async (path, words) => {
    await page.goto(`${site.origin}${path}`);
    expect(await page.locator('noscript').innerText()).toContain(words);
    const dead = page.locator(
      'main :is(input, select, textarea, button), .bar button, .bar select',
    );
    for (const control of await dead.all()) expect(await control.isVisible()).toBe(false);
  });

  test('a tool shows its formula and its fields with their range', async () => {
    await page.goto(`${site.origin}/tools/loan-payoff-calculator/`);
    expect(await page.locator('.formula').innerText()).toContain('payment = P · r');
    await page.locator('.developers > summary').click();
    const row = page.getByRole('row', { name: /^annualRate/ });
    expect(await row.innerText()).toMatch(/number, %.*at least 0/s);
  });
});
