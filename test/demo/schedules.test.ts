import { calculateLoanPayoff, calculateRetirement } from 'toolworker';
import { expect, test } from 'vitest';
import { balanceAfter, monthsOf, savingsAfter } from '../../demo/pictures/schedules.ts';

test.each([
  { principal: 200_000, annualRate: 6.5, years: 30, extraPayment: 100 },
  { principal: 12_000, annualRate: 0, years: 1, extraPayment: 50 },
])('the curve of $principal at $annualRate % ends where the loan does', (request) => {
  const { principal, annualRate, extraPayment } = request;
  const { scheduledPayment, standard, accelerated } = calculateLoanPayoff(request);
  const balances = (payment: number, months: number | null) =>
    monthsOf(months ?? 0).map((month) =>
      balanceAfter(month, { principal, rate: annualRate / 1200, payment }, null),
    );
  const scheduled = balances(scheduledPayment, standard.months);
  expect(scheduled[0]).toBe(principal);
  expect(scheduled.at(-1)).toBeCloseTo(0, 3);
  const extra = balances(scheduledPayment + extraPayment, accelerated.months);
  expect(extra.at(-1)).toBe(0);
  expect(extra.at(-2)).toBeGreaterThan(0);
});

test.each([7, 0, -3])('the curve of savings at %d % ends at the projected savings', (rate) => {
  const request = { currentAge: 30, retirementAge: 65, currentSavings: 20_000 };
  const { projectedSavings } = calculateRetirement({
    ...request,
    monthlyContribution: 500,
    annualReturn: rate,
  });
  const plan = { savings: 20_000, contribution: 500, rate: rate / 1200 };
  expect(savingsAfter(420, plan) / projectedSavings).toBeCloseTo(1, 9);
});

test('a long time is drawn with few points, the last month among them', () => {
  expect(monthsOf(3)).toEqual([0, 1, 2, 3]);
  const months = monthsOf(12_001);
  expect(months.length).toBeLessThan(500);
  expect(months.at(-1)).toBe(12_001);
});
