import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { openDemo, visitTool } from './demo-site.ts';

const demo = openDemo();
let page: Page;

beforeAll(async () => {
  await demo.browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await demo.browser.context.newPage();
});

const visit = (path: string) => visitTool(page, demo, path);

const part = (heading: string) => page.getByRole('region', { name: heading, exact: true });

/** Returns the visible text of each row in a part of the page. */
async function rowsOf(heading: string): Promise<readonly string[]> {
  const rows = await part(heading).locator('.figures > div').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' '));
}

async function paste(text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('Paste a column').focus();
  await page.keyboard.press('Control+V');
}

describe('the age calculator', () => {
  test('shows weekdays, the next birthday and other units', async () => {
    await visit('age-calculator/#birthDate=1990-05-17&targetDate=2024-03-01');
    await part('Birthdays').waitFor();
    expect(await rowsOf('Birthdays')).toEqual([
      'Born on Thursday, May 17, 1990',
      'Turns 34 Friday, May 17, 2024',
      'Days to go 77',
    ]);
    expect(await rowsOf('In other units')).toContain('Seconds 1,066,348,800');
    expect(await part('At this moment').count()).toBe(0);
  });

  test('counts the seconds until now, and does not announce them to screen readers', async () => {
    await visit('age-calculator/#birthDate=1990-05-17');
    const timer = page.getByRole('timer');
    const first = await timer.innerText();
    expect(first.replaceAll(/\s+/g, ' ')).toMatch(
      /^\d+ years? \d+ months? \d+ days? \d+ hours? \d+ minutes? \d+ seconds?$/,
    );
    await expect.poll(() => timer.innerText()).not.toBe(first);
    expect(await page.locator('[aria-live]', { has: timer }).count()).toBe(0);
  });

  test('shows no seconds to visitors who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('age-calculator/#birthDate=1990-05-17');
    await page.reload();
    expect(await page.getByRole('timer').innerText()).not.toContain('second');
    await page.emulateMedia({ reducedMotion: null });
  });
});

describe('the BMI calculator', () => {
  test.each([
    ['unit=metric&height=200&weight=110', 'Normal weight ends 10 kg below', '74 to 100'],
    ['unit=metric&height=200&weight=70', 'Normal weight begins 4 kg above', '74 to 100'],
    ['unit=metric&height=200&weight=100', 'is at a limit of normal weight', '74 to 100'],
    ['unit=imperial&feet=5&inches=10&weight=170', 'is normal', '128.9 to 174.2'],
  ])('compares %s with normal weights', async (inputs, comparison, range) => {
    await visit(`bmi-calculator/#${inputs}`);
    await page.reload();
    await part('Weights at this height').getByText(comparison).waitFor();
    const row = page.getByRole('row', { name: /^Normal weight/ });
    expect(await row.getByRole('cell').last().innerText()).toBe(range);
  });

  test('shows young people no category, and keeps that in the link', async () => {
    await visit('bmi-calculator/#unit=metric&height=128&weight=26.5');
    await page.reload();
    await page.locator('.picture', { hasText: 'for adults of 20 years or older' }).waitFor();
    await page.locator('.bands [aria-current]', { hasText: 'Underweight' }).waitFor();
    await page.getByLabel('Younger than 20').check();
    await page.locator('.picture', { hasText: 'by percentiles' }).waitFor();
    expect(await page.locator('.result').innerText()).not.toContain('Underweight');
    await expect.poll(() => new URL(page.url()).hash).toContain('isYoung=true');
    await page.reload();
    await page.locator('.picture', { hasText: 'by percentiles' }).waitFor();
  });

  test('marks a BMI within the drawing, however large it is', async () => {
    await visit('bmi-calculator/#unit=metric&height=100&weight=1000');
    await page.reload();
    const drawing = page.locator('.picture svg');
    const frame = await drawing.boundingBox();
    const label = await drawing.locator('.strong').boundingBox();
    if (!frame || !label) throw new Error('The drawing is missing.');
    expect(label.x + label.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
    expect(await page.locator('.bands [aria-current]').innerText()).toBe('Obese');
  });
});

test('the BMR calculator shows the energy of a day by both equations', async () => {
  await visit('bmr-calculator/#gender=male&age=30&weight=70&height=175');
  const row = page.getByRole('row', { name: /^Sedentary/ });
  // 88.362 + 13.397 · 70 + 4.799 · 175 − 5.677 · 30 = 1695.667, times 1.2
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['1.2', '1,979', '2,035']);
});

test('the body fat calculator splits a weight into fat and lean mass', async () => {
  await visit('body-fat-calculator/#gender=male&height=178&neck=38&waist=85');
  await page.getByLabel('Weight', { exact: false }).first().fill('80');
  // 16.436 % of 80, in pounds at first in the US
  await expect
    .poll(() => rowsOf('Fat and lean mass'))
    .toEqual(['Fat mass 13.1 lb', 'Lean mass 66.9 lb']);
  await page.getByLabel('Unit of the weight').selectOption('kg');
  expect(await rowsOf('Fat and lean mass')).toEqual(['Fat mass 13.1 kg', 'Lean mass 66.9 kg']);
  expect(await page.locator('.bands [aria-current]').innerText()).toBe('Fitness');
});

test('the form asks only women for the hip, and keeps the value while the field is hidden', async () => {
  await visit('body-fat-calculator/#gender=female&height=165&neck=32&waist=70&hip=95');
  await page.reload();
  const hip = page.locator('#hip');
  await page.locator('.developers > summary').click();
  const code = page.locator('.calls pre').first();
  expect(await hip.inputValue()).toBe('95');
  await expect.poll(() => code.innerText()).toContain('hip: 95');
  const value = page.locator('.headline .value');
  const ofWoman = await value.innerText();
  await page.getByLabel('Male', { exact: true }).check();
  expect(await hip.count()).toBe(0);
  await expect.poll(() => value.innerText()).not.toBe(ofWoman);
  expect(await code.innerText()).not.toContain('hip');
  await page.getByLabel('Female').check();
  expect(await hip.inputValue()).toBe('95');
  await hip.fill('');
  await page.locator('#hip-error', { hasText: 'required' }).waitFor();
  await page.getByLabel('Male', { exact: true }).check();
  await expect.poll(() => page.locator('.state').innerText()).toBe('Computed on your device.');
});

test('the sleep calculator has buttons for going to bed now and for usual times to get up', async () => {
  await visit('sleep-cycle-calculator/');
  await page.getByRole('button', { name: 'Up at 6:30 AM' }).click();
  // 6:30 − 6 · 90 − 15 minutes
  await page.getByText('In bed at 9:15 PM, up at 6:30 AM').waitFor();
  await part('Only a nap').waitFor();
  expect(await rowsOf('Only a nap')).toEqual([
    'Short nap (20 min) Lie down at 5:55 AM',
    'Nap of one cycle (90 min) Lie down at 4:45 AM',
  ]);
  await page.getByRole('button', { name: 'Go to bed now' }).click();
  expect(await page.getByLabel('Go to bed at').isChecked()).toBe(true);
  await part('Only a nap').getByText('Get up at').first().waitFor();
});

describe('the standard deviation calculator', () => {
  test('reads cells from a spreadsheet, and names the ones that are not numbers', async () => {
    await visit('standard-deviation-calculator/');
    await paste('Height\r\n2,5\r\n4,5\r\nn/a\r\n5\r\n');
    await page
      .getByText(
        'Numbers taken: 3. Commas were read as decimal marks. Left out: “Height” and “n/a”.',
      )
      .waitFor();
    expect(await page.getByLabel('Numbers').inputValue()).toBe('2.5, 4.5, 5');
    await paste('Height');
    await page.getByText('There are no numbers in these cells.').waitFor();
    expect(await page.getByLabel('Numbers').inputValue()).toBe('2.5, 4.5, 5');
  });

  test('shows quartiles, outliers and the steps to the variance', async () => {
    await visit('standard-deviation-calculator/#numbers=2+4+4+4+5+5+7+9');
    await page.reload();
    await part('Quartiles and outliers').waitFor();
    expect(await rowsOf('Quartiles and outliers')).toEqual([
      'First quartile 4',
      'Median 4.5',
      'Third quartile 5.5',
      'Interquartile range 1.5',
      'Standard error of the mean 0.7559289',
      'Outliers 1',
    ]);
    await page.getByText('Step by step').click();
    await page.getByText('Variance: 32 / 7 ≈ 4.571429').waitFor();
  });

  test('draws a million numbers', async () => {
    await visit('standard-deviation-calculator/');
    await paste('0.5\n1.5\n2.5\n3.5\n'.repeat(250_000));
    await page.getByText('Numbers taken: 1,000,000.').waitFor();
    await page.locator('.picture .bar-of-many').first().waitFor();
    expect(await page.locator('.picture figcaption').innerText()).toContain(
      'Numbers: 1,000,000, from 0.5 to 3.5.',
    );
    expect(await rowsOf('Quartiles and outliers')).toContain('Third quartile 2.75');
  });
});

test.each([320, 390])('every page fits on a phone of %d px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  for (const path of [
    'age-calculator/#birthDate=1990-05-17',
    'bmi-calculator/#unit=metric&height=180&weight=85',
    'bmr-calculator/#gender=male&age=30&weight=70&height=175',
    'body-fat-calculator/#gender=male&height=178&neck=38&waist=85',
    'sleep-cycle-calculator/#mode=wake-at&time=07:00',
    'standard-deviation-calculator/#numbers=1+2+3+4+1000000.25',
  ]) {
    await visit(path);
    await page.reload();
    await page.locator('.extra').last().waitFor();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
  }
});
