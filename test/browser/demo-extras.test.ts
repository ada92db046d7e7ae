import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { openDemo, visitTool } from './demo-site.ts';

const demo = openDemo();
let page: Page;

beforeAll(async () => {
  page = await demo.browser.context.newPage();
});

const visit = (path: string) => visitTool(page, demo, path);

const headline = () => page.locator('.headline .value').first();

test('the cron generator reads a pasted expression, and shows its next runs', async () => {
  await visit('cron-generator/');
  await page.getByLabel('Paste an expression').fill('30 4 1 1 *');
  await expect.poll(() => headline().textContent()).toBe('30 4 1 1 *');
  const runs = page.locator('.runs li');
  await expect.poll(() => runs.count()).toBe(10);
  expect(await runs.first().textContent()).toMatch(/January 1, \d{4} at 4:30/);
  await page.getByRole('button', { name: 'Weekdays at 9:00' }).click();
  await expect.poll(() => headline().textContent()).toBe('0 9 * * 1-5');
  await page.getByLabel('Paste an expression').fill('0 9 *');
  await page.getByText('An expression has five fields').waitFor();
});

test('the cron generator says that a schedule for February 30 never runs', async () => {
  await visit('cron-generator/#minute=0&hour=0&day=30&month=2');
  await page.getByText('It never runs').waitFor();
});

// RFC 4231, test case 2.
test('the HMAC generator compares a given code with its own', async () => {
  await visit('hmac-generator/#message=what%20do%20ya%20want%20for%20nothing%3F');
  await page.getByLabel('Secret key').fill('Jefe');
  const given = page.getByLabel('The code that you were given');
  await given.fill('sha256=5BDCC146BF60754E6A042426089575C75A003F089D2739839DEC58B964EC3843');
  await page.getByText('They are the same.').waitFor();
  await given.fill('5bdcc146');
  await page.getByText('They differ.').waitFor();
});

test('the loan calculator shows a payment schedule, and remembers the currency', async () => {
  await visit('loan-payoff-calculator/#principal=1200&annualRate=0&years=1');
  await page.getByLabel('Amounts in').selectOption('EUR');
  await expect.poll(() => headline().textContent()).toBe('€100.00');
  await page.getByText('Payment schedule').click();
  await page.getByRole('button', { name: 'By month' }).click();
  const rows = page.locator('table.amounts tbody tr');
  expect(await rows.count()).toBe(12);
  expect((await rows.first().innerText()).split('\t')).toEqual([
    ...['1', '€100.00', '€0.00', '€100.00', '€1,100.00'],
  ]);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await started).suggestedFilename()).toBe('schedule.csv');
  await page.reload();
  await expect.poll(() => headline().textContent()).toBe('€100.00');
});

test('a button beside a rounded amount shows all its digits', async () => {
  await visit('loan-payoff-calculator/#principal=200000&annualRate=6.5&years=30');
  await expect.poll(() => headline().textContent()).toMatch(/1,264\.14$/);
  await page.getByRole('button', { name: 'Show all digits' }).first().click();
  await expect.poll(() => headline().textContent()).toBe('1,264.1360469859274');
});

test('the age calculator shows an age in years, months and days', async () => {
  await visit('age-calculator/#birthDate=1990-05-17&targetDate=2024-03-01');
  await expect.poll(() => headline().textContent()).toBe('33 years, 9 months and 13 days');
  await page.getByText('13,000 days old').waitFor();
});

test('the page lists the lines that were removed', async () => {
  await visit('remove-duplicate-lines/#text=a%0Ab%0Aa%0Aa');
  await page.getByText('Removed lines').click();
  await page.getByText('2 times').waitFor();
});
