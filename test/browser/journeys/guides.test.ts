import { expect, test } from 'vitest';
import { copiedIn, hashOf, headlineOf, isInWindow, openDemo, press } from './demo.ts';

const demo = openDemo();

test('a guide has code that can be copied, and a link to each heading', async () => {
  const { page } = demo;
  await demo.visit('/docs/getting-started/');
  const code = page.locator('figure', { hasText: 'calculateBmi' }).first();
  await code.getByRole('button', { name: /^Copy/ }).click();
  await code.getByText('Copied').waitFor();
  expect(await copiedIn(page)).toBe(await code.locator('pre').textContent());
  await page.getByRole('link', { name: 'Link to “Call a function”' }).focus();
  await press(page, 'Enter');
  await expect.poll(() => hashOf(page)).toBe('#call-a-function');
});

test('a guide shows an element that works, and only then loads one', async () => {
  const { page } = demo;
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/elements-/.test(name)),
    );
  await demo.visit('/docs/elements/');
  await expect.poll(() => headlineOf(page)).toBe('€1,264.14');
  await page.locator('tool-form').getByLabel('Term').fill('20');
  await expect.poll(() => headlineOf(page)).toBe('€1,491.15');
  expect(await loaded()).toHaveLength(1);
  await demo.visit('/docs/getting-started/');
  await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
  expect(await loaded()).toEqual([]);
});

test('a guide is marked in the list of guides, and links to the next one', async () => {
  const { page } = demo;
  const list = page.getByRole('navigation', { name: 'Guides' });
  await demo.visit('/docs/decisions/three-engines/');
  const here = list.locator('[aria-current]');
  expect(await here.getAttribute('href')).toBe('/docs/decisions/three-engines/');
  await expect.poll(() => here.evaluate(isInWindow)).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await demo.visit('/docs/getting-started/');
  await page.getByRole('link', { name: 'All guides' }).click();
  await expect.poll(() => list.evaluate(isInWindow)).toBe(true);
  await page.getByRole('navigation', { name: 'Previous and next' }).getByText('Next').click();
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor();
});
