import { expect, test } from 'vitest';
import { controlled, openDemo, press } from './demo.ts';

const demo = openDemo();

test('shows the state of the worker, and that it answers without the network', async () => {
  const { page } = demo;
  await demo.visitControlled('/console/');
  await page.getByText('The worker, which controls').waitFor();
  await page.getByText(/Ready: \d+ files/).waitFor();
  expect(await page.locator('dd').last().textContent()).toMatch(/^\d+\.\d+\.\d+$/);
  const proof = page.locator('.proof p');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect.poll(() => proof.textContent()).toMatch(/can be reached.*answers/);
  const networkSwitch = page.getByLabel('Block the network');
  await networkSwitch.check();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect.poll(() => proof.textContent()).toMatch(/cannot be reached.*answers/);
  await page.reload();
  await expect.poll(() => networkSwitch.isChecked()).toBe(true);
  await networkSwitch.uncheck();
});

test('the address of the API leads to its page, and lists the tools offline', async () => {
  const { page } = demo;
  const origin = await demo.newOrigin();
  await page.goto(`${origin}/api/`);
  await page.waitForURL(`${origin}/console/`);
  await page.getByRole('heading', { level: 1, name: 'A JSON API without a server' }).waitFor();
  await controlled(page);
  await demo.browser.context.setOffline(true);
  await page.goto(`${origin}/api/`);
  expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({ ok: true });
});

test('sends any request, and describes every operation', async () => {
  const { page } = demo;
  await demo.visitControlled('/console/');
  await page.getByLabel('Path').selectOption('/api/percentage-of');
  await page.getByRole('textbox', { name: 'Body' }).fill('{"x": 7}');
  await press(page, 'Control+Enter');
  await page.getByText('"y: required, a number"').waitFor();
  const status = /^Status 400 from the worker in [\d.]+ ms/;
  await page.locator('figcaption', { hasText: status }).waitFor();
  await page.locator('summary', { hasText: '/api/slope-calculator' }).click();
  await page.getByText('x-coordinate of the second point').waitFor();
});
