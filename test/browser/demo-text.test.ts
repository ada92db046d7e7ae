import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { openDemo, visitTool } from './demo-site.ts';

const demo = openDemo();
let page: Page;

beforeAll(async () => {
  page = await demo.browser.context.newPage();
  await page.setViewportSize({ width: 390, height: 900 });
});

const visit = (path: string) => visitTool(page, demo, path);

const headline = () => page.locator('.headline .value').first();

const card = (name: string) => page.getByRole('region', { name, exact: true });

const rowsOf = (name: string) => page.locator('details', { hasText: name }).locator('tbody tr');

const button = (name: string) => page.getByRole('button', { name, exact: true });

const linked = (inputs: Record<string, string>) => `#${new URLSearchParams(inputs)}`;

/** Returns how far the page scrolls sideways. */
const overflow = () =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

test('the word counter shows one reading time, limits of other places, and frequent words', async () => {
  const text = `${'The cat sat on the mat. '.repeat(20)}Meow!`;
  await visit(`word-counter/${linked({ text })}`);
  const time = page.locator('.figures > div', { hasText: 'Reading time' }).locator('.value');
  // Computed by hand: 121 words at 200 and at 238 words a minute.
  await expect.poll(() => time.textContent()).toBe('≈\u00a036 seconds');
  await page.getByLabel('Reading speed').fill('238');
  await expect.poll(() => time.textContent()).toBe('≈\u00a031 seconds');
  expect(
    await page
      .getByText(/seconds?$/)
      .filter({ visible: true })
      .count(),
  ).toBe(2);
  await page.getByText('Does it fit?').click();
  // Computed by hand: 24 characters twenty times, plus 5.
  const onX = await rowsOf('Does it fit?').filter({ hasText: /^X/ }).innerText();
  expect(onX.split(/\t/)).toEqual(['X', '280', '205 too many']);
  await page.getByText('Most frequent words').click();
  const first = rowsOf('Most frequent words').first();
  expect((await first.innerText()).split(/\t/)).toEqual(['cat', '20', '16.5\u00a0%']);
  await page.getByLabel('With the, of, and the like').check();
  await expect.poll(async () => (await first.innerText()).split(/\t/)[1]).toBe('40');
  await page.getByLabel('With the, of, and the like').uncheck();
  await button('Two words').click();
  await expect.poll(async () => (await first.innerText()).split(/\t/)[0]).toBe('cat sat');
});

test('the word counter marks sentences and long words without changing the text', async () => {
  const text = 'Dr. Smith waved. Extraordinary!\n\nWas it so?';
  await visit(`word-counter/${linked({ text })}`);
  const view = card('The text with its sentences');
  await expect.poll(() => view.innerText()).toBe(text);
  expect(await view.locator('.sentence').count()).toBe(3);
  expect(await view.locator('mark').allTextContents()).toEqual(['Smith', 'Extraordinary']);
});

test('a text of 5 MB does not freeze the page', async () => {
  await visit('word-counter/');
  const buffer = Buffer.from('It was the best of times. '.repeat(200_000));
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await expect.poll(() => headline().textContent(), { timeout: 30_000 }).toBe('1,200,000');
  await page.getByText('Only the first 10,000 characters are shown.').waitFor();
  const started = Date.now();
  await page.getByText('Most frequent words').click();
  await page.getByText('in the first 200,000 characters').waitFor();
  expect(Date.now() - started).toBeLessThan(3_000);
});

test('the token counter shows the pieces of a prompt, and counts its tokens for other models', async () => {
  await visit(`token-counter/${linked({ text: 'How many tokens is this?' })}`);
  const pieces = card('The text in pieces').locator('.piece');
  await expect
    .poll(() => pieces.allTextContents())
    .toEqual([...['How', ' many', ' tokens', ' is', ' this', '?']]);
  const rows = card('Tokens by model').locator('tbody tr');
  await expect
    .poll(async () => (await rows.first().innerText()).split('\t'))
    .toEqual([...['gpt-4o', '6', '0.0047\u00a0%']]);
  expect(await rows.count()).toBe(10);
  expect(await rows.getByText('…').count()).toBe(0);
  await page.getByLabel('Price of a million input tokens').fill('2');
  await page.getByText('About 0.000012 for 6 tokens').waitFor();
  await button('qwen3-max').click();
  await expect.poll(() => page.getByLabel('Model', { exact: true }).inputValue()).toBe('qwen3-max');
  expect(await overflow()).toBe(0);
});

// In January, New York is on standard time, five hours behind UTC.
test('a schedule runs earlier on a server in UTC', async () => {
  const devTools = await demo.browser.context.newCDPSession(page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  await visit('cron-generator/#minute=0&hour=9&day=5&month=1');
  const run = page.locator('.runs li').first();
  await expect.poll(() => run.textContent()).toMatch(/January 5, \d{4} at 9:00/);
  await button('On a server in UTC').click();
  await expect.poll(() => run.textContent()).toMatch(/January 5, \d{4} at 4:00/);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test('the HMAC generator recognizes the code of another hash function by its length', async () => {
  await visit('hmac-generator/#message=hello');
  await page.getByLabel('Secret key').fill('Jefe');
  await page
    .getByLabel('The code that you were given')
    .fill('effcdf6ae5eb2fa2d27416d5f184df9c259a7c79');
  await page.getByText('They differ. The given code has the length of SHA-1.').waitFor();
});

test('the counts stay in sight above the text of a phone', async () => {
  await visit(`word-counter/${linked({ text: 'One two three.\n'.repeat(200) })}`);
  const bar = page.locator('.answer-bar');
  await bar.getByText('600', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 350));
  const { top, bottom } = await bar.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect([top >= 0, bottom <= 120]).toEqual([true, true]);
  expect(await overflow()).toBe(0);
});

test('trim keeps the lines of a list, and an earlier link makes one line', async () => {
  await visit('trim-whitespace/');
  await expect.poll(() => headline().textContent()).toBe('Milk\n\n\nBread, 2 loaves\nEggs');
  await page.getByLabel('Text', { exact: true }).fill(' a  b \n\n\n\tc ');
  await expect.poll(() => headline().textContent()).toBe('a b\n\n\nc');
  await page.getByLabel('One in a row').check();
  await expect.poll(() => headline().textContent()).toBe('a b\n\nc');
  await page.getByLabel('Remove', { exact: true }).check();
  await expect.poll(() => headline().textContent()).toBe('a b\nc');
  await expect.poll(() => page.url()).toContain('mode=lines&blankLines=none');
  await page.getByText('For developers').click();
  await page.getByText('The page calls this for each line.').waitFor();
  await page.getByLabel('One line').check();
  await expect.poll(() => headline().textContent()).toBe('a b c');
  expect(await page.locator('legend', { hasText: 'Blank lines' }).count()).toBe(0);
  await visit(`trim-whitespace/${linked({ text: 'a \n b' })}`);
  await expect.poll(() => headline().textContent()).toBe('a b');
});

test('the page shows removed white space, and names each kind', async () => {
  await visit(`trim-whitespace/${linked({ text: '  a\u00a0\u00a0b \u200b' })}`);
  const before = card('The text before');
  await expect.poll(() => before.locator('del').allTextContents()).toEqual(['··']);
  expect(await before.locator('mark').allTextContents()).toEqual(['NBSPNBSP']);
  const rows = card('White space by kind').locator('tbody tr');
  expect((await rows.first().innerText()).split('\t')).toEqual(['Space', '3', '2']);
  await page.getByText('so they stay: zero width space').waitFor();
  await page.getByLabel('Remove all').check();
  await expect
    .poll(() => before.locator('del').allTextContents())
    .toEqual([...['··', 'NBSPNBSP', '·']]);
});

test('the Caesar cipher lists all shifts, and marks the likely one', async () => {
  await visit(`caesar-cipher/${linked({ text: 'Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj' })}`);
  const likely = page.locator('.shifts .likely');
  await expect.poll(() => likely.innerText()).toMatch(/The quick brown fox/);
  expect(await page.locator('.shifts li').count()).toBe(25);
  await likely.getByRole('link', { name: 'Shift 3' }).click();
  await expect.poll(() => headline().textContent()).toMatch(/^The quick brown fox/);
  await button('ROT13').click();
  await expect.poll(() => page.getByLabel('Shift', { exact: true }).inputValue()).toBe('13');
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toMatch(/^Wkh/);
});

test('the random number generator draws again, and lists the last draws', async () => {
  await visit('random-number-generator/');
  await button('6 of 49').click();
  await expect
    .poll(async () => (await headline().textContent())?.trim().split(/\s+/).length)
    .toBe(6);
  await button('Draw again').click();
  await card('Draws').getByText('Last draws').waitFor();
  await button('Draw again').click();
  const draws = page.locator('.draws li');
  await expect.poll(() => draws.count()).toBe(3);
  const newest = (await draws.first().innerText()).replace('3.', '').trim().split(/\s+/);
  expect(newest).toEqual((await headline().textContent())?.trim().split(/\s+/));
});

test('the randomizer picks a winner, and forms teams', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
  await visit(`randomizer/${linked({ items: names.join('\n') })}`);
  await button('Pick one winner').click();
  await page.getByText(/The winner is (Ann|Ben|Cleo|Dan|Eve)\./).waitFor();
  await page.getByLabel('Number of teams').fill('3');
  const teams = page.locator('.teams ul');
  await expect.poll(() => teams.count()).toBe(3);
  const members = await teams.locator('li').allTextContents();
  expect(members.toSorted()).toEqual(names);
  await page.getByLabel('Number of teams').fill('0');
  await page.getByText('Enter a number from 2 to 50.').waitFor();
});

test('the dice roller reads a notation, and adds its modifier', async () => {
  await visit('dice-roller/');
  await page.getByLabel('Dice', { exact: true }).fill('3d8+2');
  await expect.poll(() => page.getByLabel('Number of dice').inputValue()).toBe('3');
  expect(await page.getByLabel('Sides of each die').inputValue()).toBe('8');
  const expected = card('What to expect of 3d8+2');
  await expected.getByText('5 to 26').waitFor();
  await expected.getByText('15.5').waitFor();
  const sum = page.locator('.sum');
  const total = async () => ` + 2 = ${await headline().textContent()}`;
  await expect.poll(async () => (await sum.innerText()).endsWith(await total())).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe('#count=3&sides=8&modifier=2');
});

test('another roll has a link that shows it to others', async () => {
  await visit('dice-roller/#count=5&sides=20');
  await button('Roll again').click();
  await expect.poll(() => page.url()).toMatch(/seed=\d+/);
  await page.getByText('The link above shows this roll to others').waitFor();
  const rolls = () => page.locator('.picture figcaption').textContent();
  const shown = await rolls();
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(rolls).toBe(shown);
});

test.each(['word-counter', 'token-counter', 'trim-whitespace', 'caesar-cipher', 'randomizer'])(
  'one long word does not make %s wider than a phone',
  async (slug) => {
    const text = `${'Wordwithoutend'.repeat(40)} b`;
    await visit(`${slug}/${linked({ text, items: text })}`);
    await page.locator('.extra').first().waitFor();
    for (const summary of await page.locator('.extra summary').all()) await summary.click();
    expect(await overflow()).toBe(0);
  },
);
