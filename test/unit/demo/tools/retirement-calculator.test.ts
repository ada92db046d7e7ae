import { calculateRetirement } from 'toolworker';
import { expect, test } from 'vitest';
import { savingsAfter, yearlyGrowth } from '../../../../demo/tools/retirement-calculator/growth.ts';
import {
  defaultReturn,
  inTodaysMoney,
  monthlyIncome,
  outlookOf,
} from '../../../../demo/tools/retirement-calculator/inflation.ts';

/** Returns the balance at the end of each month, computed month by month. */
function byHand(savings: number, contribution: number, annualReturn: number, months: number) {
  let balance = savings;
  return Array.from({ length: months }, () => {
    balance = balance * (1 + annualReturn / 1200) + contribution;
    return balance;
  });
}

test.each([
  { savings: 10_000, contribution: 500, annualReturn: 7, from: 30, to: 65 },
  { savings: 0, contribution: 100, annualReturn: 0, from: 60, to: 61.5 },
  { savings: 5_000, contribution: 0, annualReturn: -3, from: 40, to: 42 },
])('savings from age $from to $to grow as computed month by month', (plan) => {
  const { savings, contribution, annualReturn, from, to } = plan;
  const request = {
    currentAge: from,
    retirementAge: to,
    currentSavings: savings,
    monthlyContribution: contribution,
    annualReturn,
  };
  const months = byHand(savings, contribution, annualReturn, Math.round(12 * (to - from)));
  const years = yearlyGrowth(request);
  expect(years).toHaveLength(Math.ceil(months.length / 12));
  let before = savings;
  for (const { year, age, paidIn, growth, balance } of years) {
    const end = Math.min(12 * year, months.length);
    expect(age).toBeCloseTo(from + end / 12, 10);
    expect(balance).toBeCloseTo(months[end - 1] ?? Number.NaN, 4);
    expect(paidIn).toBeCloseTo(contribution * (end - 12 * (year - 1)), 6);
    expect(growth).toBeCloseTo(balance - before - paidIn, 4);
    before = balance;
  }
  expect(before).toBe(calculateRetirement(request).projectedSavings);
});

test('a plan of a thousand years is cut after a hundred', () => {
  expect(yearlyGrowth({ currentAge: 0, retirementAge: 1_000 })).toHaveLength(100);
});

// 1.02^10 = 1.2189944…, and 1.21^(1/2) = 1.1.
test.each([
  [1_218.994419994757, 2, 120, 1_000],
  [1_100, 21, 6, 1_000],
  [1_000, 0, 600, 1_000],
  [1_000, 2, 0, 1_000],
  [0, 5, 12, 0],
])('%d at %d %% inflation after %d months is %d today', (amount, inflation, months, today) => {
  expect(inTodaysMoney(amount, inflation, months)).toBeCloseTo(today, 9);
  // Beyond the range of a number.
  expect(inTodaysMoney(1e-300, 100, 1e6)).toBeUndefined();
});

test.each([
  { annualReturn: 5, inflation: 2, lastAge: 90 },
  { annualReturn: 5, inflation: undefined, lastAge: 90 },
  { annualReturn: 0, inflation: 0, lastAge: 66 },
  // Prices rise faster than the savings.
  { annualReturn: 1, inflation: 3.5, lastAge: 85.25 },
  { annualReturn: -2, inflation: 100, lastAge: 67 },
])('the income at %o empties the savings month by month', (outlook) => {
  const { annualReturn, inflation, lastAge } = outlook;
  const plan = { currentAge: 60, retirementAge: 65, monthlyContribution: 1_000, annualReturn };
  const { projectedSavings } = calculateRetirement(plan);
  const income = monthlyIncome(projectedSavings, plan, outlook) ?? 0;
  expect(income).toBeGreaterThan(0);
  const months = Math.round(12 * (lastAge - 65));
  let balance = projectedSavings;
  for (let month = 1; month <= months; month += 1) {
    const prices = (1 + (inflation ?? 0) / 100) ** ((60 + month) / 12);
    balance = balance * (1 + annualReturn / 1200) - income * prices;
  }
  expect(balance / projectedSavings).toBeCloseTo(0, 9);
});

test('120,000 without return and inflation are 1,000 a month for ten years', () => {
  const plan = { currentAge: 64, retirementAge: 65, annualReturn: 0 };
  expect(monthlyIncome(120_000, plan, { inflation: undefined, lastAge: 75 })).toBe(1_000);
});

test('there is no income without a month in which to spend it', () => {
  const plan = { currentAge: 64, retirementAge: 65 };
  for (const lastAge of [undefined, 0, 65, 65.01]) {
    expect(monthlyIncome(1_000, plan, { inflation: 2, lastAge })).toBeUndefined();
  }
});

test.each([
  [{}, undefined, undefined],
  [{ inflation: '', lastAge: '' }, undefined, undefined],
  [{ inflation: '2.5', lastAge: '90' }, 2.5, 90],
  [{ inflation: '0', lastAge: '1/2' }, 0, 0.5],
  [{ inflation: '-1', lastAge: '151' }, undefined, undefined],
  [{ inflation: '?two', lastAge: '1e99' }, undefined, undefined],
])('reads the outlook %o', (inputs, inflation, lastAge) => {
  expect(outlookOf(inputs)).toEqual({ inflation, lastAge });
});

test('the default return is that of the API', () => {
  const plan = { currentAge: 30, retirementAge: 65, currentSavings: 1 };
  expect(savingsAfter(420, plan)).toEqual(
    savingsAfter(420, { ...plan, annualReturn: defaultReturn }),
  );
});
