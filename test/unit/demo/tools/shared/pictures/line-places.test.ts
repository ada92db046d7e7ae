import { calculateLoanPayoff } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { owedAfter } from '../../../../../../demo/tools/loan-payoff-calculator/schedule.ts';
import {
  monthsOf,
  namePlaces,
  ticksBetween,
  timeAxis,
} from '../../../../../../demo/tools/shared/pictures/line-places.ts';

describe.each([
  { principal: 200_000, annualRate: 6.5, years: 30, extraPayment: 100 },
  { principal: 12_000, annualRate: 0, years: 1, extraPayment: 50 },
  { principal: 1_000, annualRate: 12, years: 200, extraPayment: 1 },
  { principal: 1_000, annualRate: 1e-10, years: 50, extraPayment: 1 },
])('$principal at $annualRate % over $years years', (request) => {
  const { principal, annualRate, years, extraPayment } = request;
  const { scheduledPayment, standard, accelerated } = calculateLoanPayoff(request);
  const rate = annualRate / 1200;
  const plans = [
    { plan: standard, payment: scheduledPayment },
    { plan: accelerated, payment: scheduledPayment + extraPayment },
  ];

  test.each(plans)('owes everything at first, and nothing at the end', ({ plan, payment }) => {
    const { months } = plan;
    expect(owedAfter(0, plan, payment, rate) / principal).toBeCloseTo(1, 9);
    expect(owedAfter(Number(months) - 1, plan, payment, rate)).toBeGreaterThan(0);
    expect(owedAfter(Number(months), plan, payment, rate)).toBe(0);
  });

  test.each([1, 7, 11])(
    'owes after %i months the amount that the payment repays in the rest of the term',
    (month) => {
      const rest = calculateLoanPayoff({ principal, annualRate, years: years - month / 12 });
      const expected = (principal * scheduledPayment) / rest.scheduledPayment;
      expect(owedAfter(month, standard, scheduledPayment, rate) / expected).toBeCloseTo(1, 9);
    },
  );

  test('each month adds interest and subtracts the payment', () => {
    for (const { plan, payment } of plans) {
      const before = owedAfter(2, plan, payment, rate);
      const after = owedAfter(3, plan, payment, rate);
      expect(after / (before * (1 + rate) - payment)).toBeCloseTo(1, 9);
    }
  });
});

test('draws a long term with few points, including the last month', () => {
  expect(monthsOf(3)).toEqual([0, 1, 2, 3]);
  const months = monthsOf(12_001);
  expect(months.length).toBeLessThan(100);
  expect(months.at(-1)).toBe(12_001);
});

test.each([
  [0, 210_000, 3, [0, 50_000, 100_000, 150_000, 200_000]],
  [30, 65, 4, [30, 35, 40, 45, 50, 55, 60, 65]],
  [0, 1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [30.5, 32, 4, [30.6, 30.8, 31, 31.2, 31.4, 31.6, 31.8, 32]],
])('has round numbers from %f to %f', (from, to, fewest, expected) => {
  expect(ticksBetween(from, to, fewest)).toEqual(expected);
});

test.each([
  { months: [0, 12, 24], axis: 'Months', places: [0, 12, 24] },
  { months: [0, 6, 30], axis: 'Years', places: [0, 0.5, 2.5] },
])('has an axis of $axis up to the last of $months', ({ months, ...expected }) => {
  expect(timeAxis(months)).toEqual(expected);
});

test('has steps no smaller than the least', () => {
  expect(ticksBetween(64.2, 65, 4, 1)).toEqual([65]);
});

test('names lines on the outside of them, where they turn away', () => {
  const falling = [100, 90, 75, 55, 30, 0];
  const ended = [100, 70, 35, 0, null, null];
  expect(namePlaces([falling, ended], 105)).toEqual([
    { at: 3, isAbove: true, isBefore: true },
    { at: 2, isAbove: false, isBefore: false },
  ]);
  const rising = falling.toReversed();
  expect(namePlaces([rising], 105)).toEqual([{ at: 3, isAbove: true, isBefore: false }]);
  // Below the lowest, the name would leave the chart at its right.
  const late = [0, 0, 0, 0, 10, 100];
  expect(namePlaces([rising, late], 105)[1]).toMatchObject({ isBefore: false });
});

test('keeps names apart', () => {
  const steep = [0, 5, 15, 35, 60, 100];
  const flat = steep.map((value) => value - 5);
  const [one, other] = namePlaces([steep, flat, flat], 105).slice(1);
  expect(one).not.toEqual(other);
});
