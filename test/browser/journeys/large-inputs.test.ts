import { expect, test } from 'vitest';
import { headlineOf, openDemo, press } from './demo.ts';

const demo = openDemo();

test('a million pasted numbers are drawn, and cells that are none are named', async () => {
  const { page } = demo;
  const numbers = page.getByLabel('Numbers', { exact: true });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await numbers.fill('');
    await press(page, 'Control+V');
  };
  await demo.visit('/tools/standard-deviation-calculator/');
  await paste('Height\r\n2,5\r\n4,5\r\nn/a\r\n5\r\n');
  await page.getByText('Numbers taken: 3. Commas were read as decimal marks.').waitFor();
  await page.getByText('Left out: “Height” and “n/a”.').waitFor();
  // By hand: the sample of 2.5, 4.5 and 5 deviates from 4 by the root of 3.5 / 2.
  await expect.poll(() => headlineOf(page)).toContain('1.322876');
  // A plain list is the tool's to read, so nothing is said of it.
  await paste('0.5\n1.5\n2.5\n3.5\n'.repeat(250_000));
  await page.locator('.picture .bar-of-many').first().waitFor();
  await page.getByText('Numbers: 1,000,000, from 0.5 to 3.5.').waitFor();
});

// To lay the text out or to compute in the page would freeze it for seconds.
test('the worker counts a pasted text of 5 MB, of which the page lays out the beginning alone', async () => {
  const { page } = demo;
  await demo.visitControlled('/tools/word-counter/');
  const answered = page.waitForResponse('**/api/word-counter');
  await page.locator('#text').evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Nothing is as it was. '.repeat(240_000));
    const paste = { clipboardData, bubbles: true, cancelable: true };
    area.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  expect((await answered).fromServiceWorker()).toBe(true);
  await expect.poll(() => headlineOf(page)).toBe('1,200,000');
  expect(await page.locator('#text').inputValue()).toHaveLength('…'.length + 2_000);
  await page.getByText('More', { exact: true }).click();
  await page.getByText('Too long for a link').waitFor();
  await page.getByText('Only the first 10,000 characters are shown.').waitFor();
  await page.getByText('Most frequent words').click();
  await page.getByText('in the first 200,000 characters').waitFor();
});
