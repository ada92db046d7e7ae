import { expect, test } from 'vitest';
import { copiedIn, formReady, headlineOf, openDemo, press } from './demo.ts';

const demo = openDemo();

const firstFound = () => demo.page.locator('#finder .tools a').first();

const isFocused = () => firstFound().evaluate((link) => link.matches(':focus'));

test('gets the focus on a slash, unless the visitor is typing', async () => {
  const { page } = demo;
  await demo.visitControlled('/');
  await press(page, '/');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
  await page.keyboard.type('1/2');
  expect(await page.locator('#search').inputValue()).toBe('1/2');
});

test('finds a tool for a question, replaces the list of tools, and gives it back', async () => {
  const { page } = demo;
  await demo.visit('/');
  await page.locator('#search').fill('how long until my loan is paid');
  await firstFound().getByText('Loan Payoff Calculator').waitFor();
  const list = page.getByRole('heading', { name: 'Text tools' });
  expect(await list.isVisible()).toBe(false);
  await press(page, 'ArrowDown');
  await expect.poll(isFocused).toBe(true);
  await press(page, 'Escape');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
  await list.waitFor();
  await page.locator('#search').fill('offline');
  const guides = page.getByRole('region', { name: 'Guides' });
  await guides.getByRole('link', { name: /^Make pages work offline/ }).waitFor();
  await page.locator('#search').fill('xylophone');
  await page.getByText('Nothing found').waitFor();
  expect(await page.locator('#finder .tools a').count()).toBe(2);
});

test('answers a calculation, and opens its page filled in on Enter', async () => {
  const { page } = demo;
  await demo.visit('/');
  const search = page.locator('#search');
  const asked = page.locator('.asked');
  await search.fill('kg to lb');
  await expect.poll(() => asked.locator('output').textContent()).toBe('about 2.204623 lb');
  await search.fill('rgb(300, 0, 0)');
  await expect.poll(() => asked.locator('a').count()).toBe(0);
  await search.fill('15% of 80');
  await expect.poll(() => asked.locator('output').textContent()).toBe('12');
  await asked.getByText('Percentage Calculator').waitFor();
  await search.press('Enter');
  await page.waitForURL('**/tools/percentage-of/#x=15&y=80');
});

test.each([
  ['opens the first result on Enter', 'Enter'],
  ['moves to the first result on an arrow key', 'ArrowDown'],
])('%s, even before the catalog has loaded', async (_, key) => {
  const { page } = demo;
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/found-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${await demo.newOrigin()}/`);
  await press(page, '/');
  await page.keyboard.type('kilometre stones');
  await page.locator('#search').fill('morgage');
  await press(page, key);
  send();
  if (key === 'ArrowDown') {
    await expect.poll(isFocused).toBe(true);
    await press(page, 'Enter');
  }
  await page.waitForURL('**/tools/loan-payoff-calculator/');
});

test('leads to a tool whose result is copied, by keyboard only', async () => {
  const { page } = demo;
  await demo.visitControlled('/');
  await press(page, 'Control+k');
  await page.keyboard.type('percent increase');
  await press(page, 'Enter');
  await page.waitForURL('**/tools/percentage-change/');
  await page.locator('#from').focus();
  await page.keyboard.type('80');
  await press(page, 'Tab');
  await page.keyboard.type('100');
  await page.locator('.headline .value', { hasText: '25' }).waitFor();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect.poll(() => copiedIn(page)).toBe('25%');
});

test('opens in a dialog on other pages, finds guides by their text, and closes on Escape', async () => {
  const { page } = demo;
  await demo.visitControlled('/tools/dice-roller/');
  await formReady(page);
  await press(page, '/');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.type('hex');
  await dialog.getByRole('link').first().waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
  await page.waitForURL(/tools\/(base|color)-converter/);
  await page.getByRole('button', { name: /^Search/ }).click();
  await dialog.getByRole('searchbox').fill('navigateFallbackDenylist');
  await dialog.getByRole('region', { name: 'Guides' }).getByRole('link').first().waitFor();
  await press(page, 'Enter');
  await page.waitForURL('**/docs/hosts/**');
  await page.getByText('navigateFallbackDenylist').first().waitFor();
  await page.getByRole('button', { name: /^Search/ }).click();
  await dialog.waitFor();
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
  await press(page, 'Control+k');
  await dialog.getByRole('searchbox').fill('rafter');
  await dialog.getByRole('link', { name: /^Roof Pitch/ }).waitFor();
  await press(page, 'Escape');
  await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('');
  await press(page, 'Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('the home page answers its examples offline, and the way back keeps the query', async () => {
  const { page } = demo;
  await demo.visitControlled('/');
  await demo.browser.context.setOffline(true);
  try {
    await page.reload();
    const answer = () => page.locator('.asked output').textContent();
    // Before it computes anything.
    expect(await answer()).toBe('12');
    await page.getByRole('button', { name: '45 degrees in radians' }).click();
    await expect.poll(answer).toBe('about 0.7853982 radians');
    await page.locator('#search').fill('15% of 250');
    await expect.poll(answer).toBe('37.5');
    expect(await page.locator('#finder .tools a').count()).toBe(0);
    await page.locator('.asked a').click();
    await page.waitForURL('**/tools/percentage-of/#x=15&y=250');
    await expect.poll(() => headlineOf(page)).toBe('37.5');
    await page.goBack();
    await expect.poll(() => page.locator('#search').inputValue()).toBe('15% of 250');
    await expect.poll(answer).toBe('37.5');
  } finally {
    await demo.browser.context.setOffline(false);
  }
});

test('the list of tools has icons, and begins with the tools of the visitor', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/`);
  const heading = () => page.locator('.kept h2').textContent();
  const own = () => page.locator('.kept a').allTextContents();
  expect(await heading()).toBe('Everyday');
  const icons = page.locator('.family .icon');
  expect(await icons.count()).toBe(35);
  const isDrawn = (use: Element) => use instanceof SVGGraphicsElement && use.getBBox().width > 0;
  await expect.poll(() => icons.first().locator('use').evaluate(isDrawn)).toBe(true);
  await page.getByRole('link', { name: 'Random Picker' }).click();
  // Its script has started, and has remembered the page.
  await page.waitForFunction(() => localStorage.getItem('recent') !== null);
  await page.goto(`${origin}/`);
  await expect.poll(heading).toBe('Your tools');
  await expect.poll(own).toEqual(['Random Picker and List Shuffler']);
  await page.goBack();
  await page.getByRole('button', { name: 'Favorite' }).focus();
  await press(page, 'Enter');
  await page.goto(`${origin}/`);
  await expect.poll(own).toEqual(['Random Picker and List Shuffler']);
  await page.getByRole('region', { name: 'Your tools' }).getByLabel('Favorite').waitFor();
});
