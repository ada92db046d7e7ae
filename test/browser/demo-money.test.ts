import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { openDemo, visitTool } from './demo-site.ts';

const demo = openDemo();
let page: Page;

// A new tab remembers no rows from other tests.
beforeEach(async () => {
  await page?.close();
  page = await demo.browser.context.newPage();
});

const visit = (path: string) => visitTool(page, demo, path);

const button = (name: string | RegExp) => page.getByRole('button', { name });

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const rows = () => page.locator('.comparison li');

/** Returns the figures that a row shows. */
const figures = async (index: number) => rows().nth(index).locator('dd').allTextContents();

describe('a comparison of investments', () => {
  beforeEach(async () => {
    await visit('roi-calculator/#cost=1000&returnValue=1210&years=2');
    await button('Add to comparison').click();
  });

  test('works by keyboard only', async () => {
    await page.keyboard.type('House');
    await press('Enter');
    await page.keyboard.type('Shares');
    for (const text of ['1000', '1440', '2']) {
      await press('Tab');
      await page.keyboard.type(text);
    }
    await page.getByText('Shares has the highest return a year.').waitFor();
    // 1.1² is 1.21, and 1.2² is 1.44.
    expect(await figures(0)).toEqual(['210.00', '21\u00a0%', '10\u00a0%']);
    expect(await figures(1)).toEqual(['440.00', '44\u00a0%', '20\u00a0%']);
    expect(await rows().nth(1).getAttribute('class')).toBe('best');
    await press('Tab', 'Enter');
    await expect.poll(() => rows().count()).toBe(1);
    const name = await page.evaluate(() => document.activeElement?.matches('.comparison input'));
    expect(name).toBe(true);
    await button('Remove House').click();
    await expect.poll(() => rows().count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Add to comparison');
  });

  test('shows an error in the row of its investment', async () => {
    await button('Add an empty row').click();
    const row = rows().nth(1);
    await row.getByLabel('Amount invested').fill('-1');
    await row.getByText('Amount invested: expected a number greater than 0, got -1').waitFor();
    expect(await row.getByLabel('Amount invested').getAttribute('aria-invalid')).toBe('true');
    expect(await figures(1)).toEqual(['–', '–', '–']);
    expect((await figures(0))[0]).toBe('210.00');
  });

  test('keeps its rows when the form is cleared and the page is reloaded', async () => {
    await rows().first().getByRole('textbox').first().fill('Firm <b>ß</b>');
    await button('Clear').click();
    await expect.poll(() => rows().count()).toBe(0);
    await page.reload();
    await button('Remove Firm <b>ß</b>').waitFor();
    await expect.poll(async () => (await figures(0))[0]).toBe('210.00');
  });

  test('has at most twenty rows', async () => {
    for (let count = 1; count < 20; count += 1) await press('Enter');
    await page.getByText('A comparison has at most 20 rows.').waitFor();
    expect(await button('Add an empty row').isDisabled()).toBe(true);
    await press('Enter');
    expect(await rows().count()).toBe(20);
    await button('Remove all').click();
    await expect.poll(() => rows().count()).toBe(0);
  });
});

describe('the comparison of products', () => {
  const verdict = () => page.locator('.result .verdict').textContent();

  test('is filled in by keyboard, and kept in the link', async () => {
    await visit('unit-price-calculator/');
    await page.locator('#price').focus();
    for (const text of ['3.96', '6', '330']) {
      await page.keyboard.type(text);
      await press('Tab');
    }
    await page.keyboard.type('ml');
    await page.locator('#price2').focus();
    for (const text of ['3', '', '1']) {
      if (text) await page.keyboard.type(text);
      await press('Tab');
    }
    await page.locator('select[name=unit2]').selectOption('l');
    // 6 · 330 ml are 1.98 l, so that a liter costs 2.
    await expect.poll(verdict).toBe('Product 1 is 33.33\u00a0% cheaper');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/unit2=l(&|$)/);
    await page.reload();
    await expect.poll(verdict).toBe('Product 1 is 33.33\u00a0% cheaper');
    expect(await page.locator('.result .detail').textContent()).toBe('2.00/l instead of 3.00/l');
  });

  test.each([320, 390])(
    'shows both products below the answer on a phone of %d px',
    async (width) => {
      await page.setViewportSize({ width, height: 844 });
      await visit('unit-price-calculator/');
      const bottom = await page
        .locator('#quantity2')
        .evaluate((field) => field.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(844);
      expect(await page.locator('.answer-bar .verdict').isVisible()).toBe(true);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    },
  );
});

test('the receipt adds up prices, and repeats the tax rate in a new row', async () => {
  await visit('sales-tax-calculator/#price=100&taxRate=7');
  await button('Add to the receipt').click();
  await press('Enter', 'Tab');
  await page.keyboard.type('20');
  const total = page.locator('.total dd');
  await expect.poll(() => total.allTextContents()).toEqual(['120.00', '8.40', '128.40']);
  await rows().nth(1).getByLabel('Tax included').check();
  await expect.poll(async () => (await figures(1))[2]).toBe('20.00');
});

test('the ROI calculator compares investments by their annual return', async () => {
  await visit('roi-calculator/#cost=1000&returnValue=1210&years=2');
  await button('Add to comparison').click();
  await press('Enter', 'Tab');
  for (const value of ['2000', '3000', '8']) {
    await page.keyboard.type(value);
    await press('Tab');
  }
  await page.getByText('Investment 1 has the highest return a year.').waitFor();
});

test('the salary calculator takes pay for any period, keeps it in the link, and compares offers', async () => {
  await visit('salary-calculator/#hourlyRate=25');
  const headline = page.locator('.headline .value').first();
  await expect.poll(() => headline.textContent()).toBe('52,000.00');
  await page.getByLabel('Unit: Pay').selectOption('per year');
  await page.locator('#hourlyRate').fill('52,000');
  await expect.poll(() => headline.textContent()).toBe('25.00');
  await page.getByText('Pay every two weeks').waitFor();
  await expect.poll(() => page.url()).toContain('hourlyRate=52000&hourlyRate.unit=per+year');
  await page.reload();
  await expect.poll(() => headline.textContent()).toBe('25.00');
  await page.locator('#hourlyRate').fill('50,000');
  await page.getByText('rounded to 24.03846153846154', { exact: false }).waitFor();
  await button('Compare with another offer').click();
  const second = page.locator('.comparison li').nth(1);
  await second.getByLabel('Pay', { exact: true }).fill('4,000');
  await second.getByLabel('Unit: Pay').selectOption('per month');
  await expect.poll(() => figures(1)).toEqual(['923.08', '4,000.00', '48,000.00', '-2,000.00']);
  await page.getByText('Offer 1 pays most in a year.').waitFor();
});

test('the loan calculator compares the loan with another plan, which starts as a copy', async () => {
  await visit('loan-payoff-calculator/#principal=1200&annualRate=0&years=1');
  const plan = page.getByRole('group', { name: 'The other plan' });
  await plan.getByLabel('Extra monthly payment').fill('100');
  const cells = page.getByRole('region', { name: 'Both plans' }).locator('tbody tr');
  await expect
    .poll(async () => (await cells.allInnerTexts()).map((row) => row.split('\t')))
    .toEqual([
      ['Monthly payment', '100.00', '200.00', '+100.00'],
      ['Time', '1 year', '6 months', '−6 months'],
      ['Total interest', '0.00', '0.00', '–'],
      ['Total paid', '1,200.00', '1,200.00', '–'],
    ]);
  await plan.getByLabel('Annual interest rate').fill('-1');
  await page.getByText('Annual interest rate: expected a number of at least 0').waitFor();
  await plan.getByLabel('Annual interest rate').fill('12');
  await page.getByText(/^The other plan costs .* more interest\.$/).waitFor();
  await button('Start again from my plan').click();
  expect(await plan.getByLabel('Extra monthly payment').inputValue()).toBe('0');
});

test('a printed page contains the inputs, the result and the open schedule', async () => {
  await visit('loan-payoff-calculator/#principal=1200&annualRate=0&years=1');
  await page.getByText('Payment schedule').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByLabel('Amount borrowed').first().isVisible()).toBe(true);
  expect(await page.locator('.headline').isVisible()).toBe(true);
  expect(await page.getByText('Still owed').isVisible()).toBe(true);
  for (const name of ['Compare with another plan', 'Use it in your code', 'How it works']) {
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  }
  expect(await button('Print').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});

test('the retirement calculator lists savings by year, and its sliders say what they change', async () => {
  await visit(
    'retirement-calculator/#currentAge=64&retirementAge=65.5&currentSavings=1000&monthlyContribution=100&annualReturn=0',
  );
  await page.getByRole('slider', { name: 'Monthly contribution' }).focus();
  // 5 more in each of 18 months.
  await press('ArrowRight');
  await page.getByText('You will have 2,890.00 at retirement, which is 90.00 more.').waitFor();
  await button('Back to my plan').click();
  await page.getByText('Move a slider to see what it changes.').waitFor();
  await page.getByText('Growth year by year').click();
  const cells = page.locator('.amounts tbody tr');
  expect((await cells.allInnerTexts()).map((row) => row.split('\t'))).toEqual([
    ['1', '65', '1,200.00', '0.00', '2,200.00'],
    ['2', '65.5', '600.00', '0.00', '2,800.00'],
  ]);
  const started = page.waitForEvent('download');
  await button('Download as CSV').click();
  expect((await started).suggestedFilename()).toBe('savings.csv');
});

test('the retirement calculator shows the savings in today’s money, and the income that they give', async () => {
  // 12,100 after two years are 10,000 today at 10 % inflation. Over 60 months, 12,100 are 201.67 a month.
  await visit(
    'retirement-calculator/#currentAge=63&retirementAge=65&currentSavings=12100&annualReturn=0',
  );
  const figuresOf = async () =>
    (await page.locator('.result .figures > div').allInnerTexts()).map((row) =>
      row.split('\n').slice(0, 2),
    );
  await expect.poll(figuresOf).toEqual([
    ['Total paid in', '12,100.00'],
    ['Total growth', '≈\u00a00.00'],
  ]);
  await page.locator('#lastAge').fill('70');
  await expect
    .poll(async () => (await figuresOf())[0])
    .toEqual(['Monthly income until the age of 70', '≈\u00a0202']);
  await page.locator('#inflation').fill('10');
  await expect
    .poll(async () => (await figuresOf())[0])
    .toEqual(['In today’s money', '≈\u00a010,000']);
  await page.locator('.legend', { hasText: 'Savings in today’s money' }).waitFor();
  await page.getByText('Growth year by year').click();
  const rows = page.locator('.amounts tbody tr');
  expect((await rows.last().innerText()).split('\t').slice(-2)).toEqual(['12,100.00', '10,000.00']);
  await page.reload();
  await expect
    .poll(async () => (await figuresOf())[0])
    .toEqual(['In today’s money', '≈\u00a010,000']);
  await page.locator('#inflation').fill('101');
  await page.getByText('Expected a number from 0 to 100.').waitFor();
});

test('the fuel cost calculator splits the cost of a trip there and back, and keeps it in the link', async () => {
  await visit('fuel-cost-calculator/#distance=250&efficiency=25&fuelPrice=3.5');
  await page.getByLabel('There and back').check();
  await page.getByLabel('People').fill('4');
  await page.getByLabel('Tolls').fill('10');
  await page.locator('.headline .value', { hasText: '70.00' }).first().waitFor();
  const costs = page.locator('.extra dd .value');
  await expect.poll(() => costs.allTextContents()).toEqual(['80.00', '20.00', '14.00']);
  await expect.poll(() => new URL(page.url()).hash).toContain('tolls=10');
  await page.reload();
  await expect.poll(() => costs.allTextContents()).toEqual(['80.00', '20.00', '14.00']);
  await page.getByLabel('People').fill('0');
  await page.locator('#people-error', { hasText: 'from 1 to 1,000' }).waitFor();
});

test.each([
  ['percentage-change/#from=100&to=80', 'it takes an increase of 25'],
  ['percentage-of/#x=15&y=80', '80 less 15'],
  ['decimal-to-percent-converter/#value=0.125', 'it is 1/8.'],
])('%s explains its result: %s', async (path, sentence) => {
  await visit(path);
  await page.locator('.extra', { hasText: sentence }).waitFor();
});

test('the chart of savings follows each answer', async () => {
  await visit('retirement-calculator/#currentAge=30&retirementAge=65&monthlyContribution=500');
  const chart = page.locator('.curves canvas');
  const drawn = () => chart.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.locator('#annualReturn').fill('0');
  await page.locator('#currentSavings').fill('0');
  // The chart is drawn shortly after the answer.
  let first = '';
  const isAtRest = async () => {
    const before = first;
    first = await drawn();
    return first === before;
  };
  await expect.poll(isAtRest, { interval: 300 }).toBe(true);
  await page.locator('#monthlyContribution').fill('900');
  await expect.poll(drawn).not.toBe(first);
  await page.locator('#monthlyContribution').fill('500');
  await expect.poll(drawn).toBe(first);
});
