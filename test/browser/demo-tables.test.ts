import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

// After a first visit, the page works without the network.
beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await openBrowser();
  page = await browser.context.newPage();
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.stop();
  await browser.context.setOffline(true);
});

afterAll(async () => {
  await browser.close();
  expect(browser.messages).toEqual([]);
});

beforeEach(async () => {
  await page.goto('about:blank');
});

const open = (slug: string) => page.goto(`${site.origin}/tables/#${slug}`);

async function openFile(name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Open a file').setInputFiles(file);
}

const compute = () => page.getByRole('button', { name: /^Compute / }).click();

async function download(): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  return readFile(await (await started).path(), 'utf8');
}

test('computes pasted cells, shows the error of a refused row, and downloads the table', async () => {
  await open('loan-payoff-calculator');
  await page
    .getByLabel('Cells', { exact: true })
    .fill(
      'Name\tPrincipal\tAnnual rate (%)\tYears\nHouse\t€ 100.000,00\t6,5\t30\nBoat\tmuch\t8\t10\n',
    );
  await page.getByText('2 rows and 4 columns from the pasted cells.').waitFor();
  expect(await page.getByLabel('Decimals are written with').inputValue()).toBe(',');
  await compute();
  await page.getByText('1 computed, 1 refused.').waitFor();
  await page.getByLabel('Refused rows alone').check();
  const error = 'Amount borrowed: expected a number greater than 0, got "much"';
  expect(await page.locator('#table-result ~ section tbody tr').allInnerTexts()).toEqual([
    expect.stringContaining(error),
  ]);
  const [header, house, boat] = (await download()).trimEnd().split('\r\n');
  expect(header).toContain(
    '\ufeffName\tPrincipal\tAnnual rate (%)\tYears\tError\tRegular monthly payment',
  );
  // Tables of mortgage payments give 632.07 for an annuity of 100,000 at 6.5 % over 360 months.
  expect(house).toContain('House\t€ 100.000,00\t6,5\t30\t\t632,06');
  expect(boat).toContain(error.replaceAll('"', '""'));
});

test('computes 100,000 rows of a file, and shows its progress', async () => {
  await open('percentage-of');
  const rows = Array.from({ length: 100_000 }, (_, index) => `${index},50`);
  await openFile('numbers.csv', ['x,y', ...rows].join('\n'));
  await page.getByText('100,000 rows and 2 columns from numbers.csv.').waitFor();
  await compute();
  await page.getByRole('progressbar', { name: 'Rows computed' }).waitFor();
  await page.getByText('100,000 computed.').waitFor();
  const lines = (await download()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(100_001);
  expect(lines.at(-1)).toBe('99999,50,49999.5');
});

test('can be canceled, and then offers to compute again', async () => {
  await open('hmac-generator');
  const rows = Array.from({ length: 100_000 }, (_, index) => `message ${index}`);
  await openFile('messages.csv', ['message', ...rows].join('\n'));
  await page.getByLabel('Key of all rows').fill('key');
  await compute();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Compute 100,000 rows' }).waitFor();
  expect(await page.locator('#table-result').count()).toBe(0);
});

test('reads a column that the visitor chooses, and a value for all rows', async () => {
  await open('bmi-calculator');
  await page.getByLabel('Cells', { exact: true }).fill('180;81\n170;60');
  await page.getByText('2 rows and 2 columns').waitFor();
  await page.locator('#source-height').selectOption('Column: Column 1');
  await page.locator('#source-weight').selectOption('Column: Column 2');
  await compute();
  await page.getByText('2 computed.').waitFor();
  const cells = await page.locator('#table-result ~ section tbody tr').first().innerText();
  expect(cells.split('\t')).toEqual(['180', '81', '25', 'Overweight']);
});

test('forgets results when another table of the same shape is pasted, or a column is chosen', async () => {
  await open('percentage-of');
  const cells = page.getByLabel('Cells', { exact: true });
  await cells.fill('x,y\n7,100');
  await compute();
  await page.getByText('1 computed.').waitFor();
  await cells.fill('x,y\n9,100');
  await expect.poll(() => page.locator('#table-result').count()).toBe(0);
  await compute();
  await page.getByText('1 computed.').waitFor();
  expect(await page.locator('#table-result ~ section tbody tr').innerText()).toBe('9\t100\t9');
  await page.locator('#source-x').selectOption('Column: y');
  expect(await page.locator('#table-result').count()).toBe(0);
});

test.each([
  ['not a number\u0000'.repeat(3), '1 row and 1 column'],
  ['a,b\n1,"2', 'Row 2: a quotation mark is not closed.'],
  [' \n\n', 'There are no cells in odd.csv.'],
])('says what is wrong with %j', async (text, state) => {
  await open('percentage-of');
  await openFile('odd.csv', text);
  await page.getByText(state).waitFor();
});
