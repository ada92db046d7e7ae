import { calculateLoanPayoff } from 'toolworker';
import { expect, test } from 'vitest';
import { debtOf } from '../../../../demo/tools/loan-payoff-calculator/answer.tsx';
import { isPayoff, planOf } from '../../../../demo/tools/loan-payoff-calculator/other-plan.tsx';
import { page } from '../../../../demo/tools/loan-payoff-calculator/page.tsx';
import {
  monthlySchedule,
  yearlySchedule,
} from '../../../../demo/tools/loan-payoff-calculator/schedule.ts';

const planFor = (request: Parameters<typeof calculateLoanPayoff>[0]) =>
  planOf(request.extraPayment, calculateLoanPayoff(request));

// The payments are from published amortization tables, to the cent; the rest is payment × months.
test('a lower rate is compared with a higher one', () => {
  const plan = planFor({ principal: 200_000, annualRate: 6.5, years: 30 });
  const other = planFor({ principal: 200_000, annualRate: 5.5, years: 30 });
  expect(plan.payment).toBeCloseTo(1264.14, 2);
  expect(other.payment).toBeCloseTo(1135.58, 2);
  expect(other.months).toBe(plan.months);
  const difference = Number(other.interest) - Number(plan.interest);
  expect(difference).toBeCloseTo(360 * (1135.578 - 1264.136), 0);
  expect(Number(other.total) - Number(plan.total)).toBeCloseTo(difference, 6);
});

test('an extra payment is part of the monthly payment', () => {
  const plan = planFor({ principal: 1_200, annualRate: 0, years: 1, extraPayment: 100 });
  expect(plan).toEqual({ payment: 200, months: 6, interest: 0, total: 1_200 });
});

test('a plan that is never paid off has only a payment', () => {
  const plan = planFor({ principal: 1_000, annualRate: 12, monthlyPayment: 5 });
  expect(plan).toEqual({ payment: 5, months: undefined, interest: undefined, total: undefined });
});

test.each([
  [calculateLoanPayoff({ principal: 1, annualRate: 0, years: 1 }), true],
  [{}, false],
  [undefined, false],
])('distinguishes a loan result from other values', (answer, expected) => {
  expect(isPayoff(answer)).toBe(expected);
});

test('the line of a plan ends with its last month', () => {
  const request = { principal: 200_000, annualRate: 6.5, years: 30, extraPayment: 300 };
  const result = calculateLoanPayoff(request);
  const { months, lines } = debtOf({ request, result });
  const ends = lines.map(({ values }) => {
    const last = values.findLastIndex((value) => value !== null);
    return [months[last], values[last]];
  });
  expect(ends).toEqual([
    [360, 0],
    [result.accelerated.months, 0],
  ]);
});

/** Returns the schedule as a bank computes it, month by month. */
function byHand(principal: number, annualRate: number, payment: number) {
  const rows: { interest: number; owed: number }[] = [];
  for (let owed = principal; owed > 1e-6; ) {
    const interest = (owed * annualRate) / 1200;
    owed = Math.max(0, owed + interest - payment);
    rows.push({ interest, owed });
  }
  return rows;
}

test.each([
  { principal: 200_000, annualRate: 6.5, years: 30, extraPayment: 100 },
  { principal: 18_500, annualRate: 7.9, years: 5 },
  { principal: 1_200, annualRate: 0, years: 1 },
])('the schedule of $principal at $annualRate % matches that of a bank', (request) => {
  const result = calculateLoanPayoff(request);
  const months = monthlySchedule({ request, result });
  const payment = result.scheduledPayment + (request.extraPayment ?? 0);
  const expected = byHand(request.principal, request.annualRate, payment);
  expect(months).toHaveLength(result.accelerated.months ?? 0);
  for (const { period, interest, owed } of months) {
    expect(interest).toBeCloseTo(expected[period - 1]?.interest ?? 0, 4);
    expect(owed).toBeCloseTo(expected[period - 1]?.owed ?? 0, 4);
  }
  const years = yearlySchedule(months);
  const total = years.reduce((sum, { paid }) => sum + paid, 0);
  expect(total).toBeCloseTo(result.accelerated.totalPaid ?? 0, 4);
  expect(years.at(-1)?.owed).toBe(0);
});

test('a loan that is never paid off has no schedule', () => {
  const request = { principal: 1000, annualRate: 12, monthlyPayment: 5 };
  expect(monthlySchedule({ request, result: calculateLoanPayoff(request) })).toEqual([]);
});

test('a loan that is never paid off has no figures but its interest', () => {
  const request = { principal: 10_000, annualRate: 18, monthlyPayment: 100 };
  const answered = { request, result: calculateLoanPayoff(request) };
  expect(page.wording(answered, {}, 'USD')).toEqual({
    scheduledPayment: { value: 'Never: the interest is $150.00 a month' },
    standard: undefined,
    accelerated: undefined,
  });
});

test('does not name the plan if there is no extra payment, and so no other plan', () => {
  const request = { principal: 1200, annualRate: 0, years: 1 };
  const wordingFor = (extraPayment: number) => {
    const loan = { ...request, extraPayment };
    return page.wording({ request: loan, result: calculateLoanPayoff(loan) }, {}, undefined);
  };
  expect(wordingFor(0)).toEqual({ standard: { title: '' } });
  expect(wordingFor(100)).toEqual({});
});
