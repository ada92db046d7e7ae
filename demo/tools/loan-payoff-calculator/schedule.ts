import type { Shown } from '../../pictures/shown.ts';
import { owedAfter } from './repayment.ts';

/** A month of a loan, or the sum of a year's months. */
export interface Installment {
  /** Counts from 1. */
  readonly period: number;
  readonly paid: number;
  readonly interest: number;
  readonly repaid: number;
  /** What is owed at the end. */
  readonly owed: number;
}

/** Nobody reads more, and a loan may run for thousands of years. */
const mostMonths = 1_200;

/** The payments of the accelerated plan, month by month; none if it is never paid off. */
export function monthlySchedule({
  request,
  result,
}: Shown<'loan-payoff-calculator'>): readonly Installment[] {
  const { principal, annualRate, extraPayment = 0 } = request;
  const { scheduledPayment, accelerated } = result;
  const rate = annualRate / 1200;
  const payment = scheduledPayment + extraPayment;
  const months = accelerated.months ?? 0;
  if (months > mostMonths) return [];
  let before = principal;
  return Array.from({ length: months }, (_, index) => {
    const owed = owedAfter(index + 1, accelerated, payment, rate);
    const interest = before * rate;
    const repaid = before - owed;
    before = owed;
    return { period: index + 1, paid: interest + repaid, interest, repaid, owed };
  });
}

/** The same by year. */
export function yearlySchedule(months: readonly Installment[]): readonly Installment[] {
  const years = Math.ceil(months.length / 12);
  return Array.from({ length: years }, (_, index) => {
    const part = months.slice(12 * index, 12 * (index + 1));
    const sum = (amount: (month: Installment) => number) =>
      part.reduce((total, month) => total + amount(month), 0);
    return {
      period: index + 1,
      paid: sum(({ paid }) => paid),
      interest: sum(({ interest }) => interest),
      repaid: sum(({ repaid }) => repaid),
      owed: part.at(-1)?.owed ?? 0,
    };
  });
}
