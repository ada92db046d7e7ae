import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tools } from '../../../demo/own-tools/tools-of-site.ts';
import { headlineOf, openDemo } from './demo.ts';

const demo = openDemo({ hasOnePage: true });

const shortTexts = 'form.card input:is([type="text"], [type="password"])';
const texts = `${shortTexts}, form.card textarea`;

/** Opens a page anew, without what was typed there before. */
async function arrive(path: string): Promise<void> {
  await demo.visit('/404.html');
  await demo.page.evaluate(() => sessionStorage.clear());
  await demo.visit(path);
  await demo.page.locator('form.card').waitFor();
}

async function visibleOf(selector: string): Promise<readonly Locator[]> {
  const all = await demo.page.locator(selector).all();
  const areVisible = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, place) => areVisible[place]);
}

/** In German only some, since the pages have the same controls. */
const pages = tools.flatMap(({ slug }, place) => [
  `/tools/${slug}/`,
  ...(place % 5 === 0 ? [`/de/tools/${slug}/`] : []),
]);

describe.each(pages)('%s', (path) => {
  test('takes what is typed, key by key, into any control on arrival', async () => {
    const { page } = demo;
    await arrive(path);
    const { length } = await visibleOf(texts);
    for (let place = 0; place < length; place += 1) {
      if (place > 0) await arrive(path);
      const control = (await visibleOf(texts))[place];
      await control?.click();
      await page.keyboard.type('250');
      expect(await control?.inputValue(), `control ${place}`).toBe('250');
    }
  });

  test('selects a short text that is entered, by a tap and by Tab', async () => {
    const { page } = demo;
    await arrive(path);
    await page.getByRole('button', { name: /^(Clear|Leeren)$/ }).click();
    for (const control of await visibleOf(shortTexts)) {
      await control.fill('3');
      await page.getByRole('button', { name: /^(Clear|Leeren)$/ }).focus();
      await control.click();
      await page.keyboard.type('7');
      expect(await control.inputValue()).toBe('7');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await control.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.type('9');
      expect(await control.inputValue()).toBe('9');
      // A second tap places the caret.
      await control.click();
      await page.keyboard.press('End');
      await page.keyboard.type('1');
      expect(await control.inputValue()).toBe('91');
    }
  });
});

/** By arithmetic: a BMI is kg/m², 85,000 a year are paid in 52 weeks of 40 hours. */
test.each([
  ['/tools/bmi-calculator/#unit=imperial', { height: '180 cm', weight: '180 lbs' }, '25.2 kg/m²'],
  ['/tools/bmi-calculator/#unit=metric', { height: '1.80', weight: '180 lbs' }, '25.2 kg/m²'],
  ['/de/tools/bmi-calculator/#unit=metric', { height: '1,80', weight: '81' }, '25 kg/m²'],
  ['/tools/angle-converter/#from=radians&to=degrees', { value: `40°30'` }, '40.5°'],
  ['/de/tools/angle-converter/#to=turns', { value: '22,5°' }, '0,0625 Umdrehungen'],
  [
    '/tools/salary-calculator/#hourlyRate=1&hourlyRate.unit=per+year',
    { hourlyRate: '85k' },
    '40.87',
  ],
  [
    '/de/tools/salary-calculator/#hourlyRate=1&hourlyRate.unit=per+year',
    { hourlyRate: '41,6k' },
    '20,00',
  ],
  ['/tools/decimal-to-percent-converter/#direction=to', { value: '3/8' }, '37.5%'],
  ['/de/tools/decimal-to-percent-converter/#direction=to', { value: '3/8' }, '37,5 %'],
  ['/tools/percentage-of/#kind=less', { x: '20', y: '50' }, '40'],
  ['/de/tools/percentage-of/#kind=more', { x: '15', y: '50' }, '57,5'],
  ['/tools/sales-tax-calculator/#taxIncluded=true', { price: '119', taxRate: '19' }, '100.00'],
])('%s with %j has the headline %s', async (path, typed, expected) => {
  const { page } = demo;
  await arrive(path);
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`form.card [name="${name}"]`).click();
    await page.keyboard.type(text);
  }
  await expect
    .poll(async () => (await headlineOf(page))?.replaceAll(/[\u00a0\u202f]/g, ' '))
    .toContain(expected);
});
