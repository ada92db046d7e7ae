import { calculateLoanPayoff } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { debtOf, extraFor } from '../../../../demo/tools/loan-payoff-calculator/answer.tsx';
import { page } from '../../../../demo/tools/loan-payoff-calculator/page.tsx';
import {
  monthlySchedule,
  yearlySchedule,
} from '../../../../demo/tools/loan-payoff-calculator/schedule.ts';

describe('the end of a loan', () => {
  // The payments over 15 and 30 years are from published amortization tables, to the cent.
  const request = { principal: 200_000, annualRate: 6.5, years: 30 };
  const loan = { request, result: calculateLoanPayoff(request) };

  test('sets the extra payment, in round amounts', () => {
    expect(extraFor(180, loan)).toBe(Math.ceil(1742.21 - 1264.14));
  });

  test.each([1, 60, 180, 359])('is after %i months at most', (months) => {
    const { accelerated } = calculateLoanPayoff({
      ...request,
      extraPayment: extraFor(months, loan),
    });
    expect(accelerated.months).toBeLessThanOrEqual(months);
  });

  test.each([360, 400])('takes no extra payment after %i months', (months) => {
    expect(extraFor(months, loan)).toBe(0);
  });
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
