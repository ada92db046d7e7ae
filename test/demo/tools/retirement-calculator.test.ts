import { calculateRetirement } from 'toolworker';
import { expect, test } from 'vitest';
import { yearlyGrowth } from '../../../demo/tools/retirement-calculator/growth.ts';
import { moved, stepsAround } from '../../../demo/tools/retirement-calculator/slider.ts';

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

test.each([
  [500, { step: 20, min: -500, max: 500 }],
  [0, { step: 20, min: 0, max: 400 }],
  [130, { step: 5, min: -130, max: 130 }],
  [0.05, { step: 0.002, min: -0.05, max: 0.05 }],
])('a slider around %d has round steps', (amount, steps) => {
  const actual = stepsAround(amount);
  expect(actual.step).toBeCloseTo(steps.step, 12);
  expect(actual.min).toBeCloseTo(steps.min, 12);
  expect(actual.max).toBeCloseTo(steps.max, 12);
});

test('moving a figure causes no rounding error', () => {
  expect(moved(0.1, 0.2)).toBe(0.3);
  expect(moved(7, -0.25)).toBe(6.75);
});
