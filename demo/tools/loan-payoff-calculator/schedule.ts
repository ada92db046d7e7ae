import type { LoanPayoffPlan } from 'toolworker';
import type { ToolAnswer } from '../shared/tool-answer.ts';

interface Installment {
  /** The number of the month or year, from 1. */
  readonly period: number;
  readonly paid: number;
  readonly interest: number;
  readonly repaid: number;
  /** The debt at the end of the period. */
  readonly owed: number;
}

/** A loan may run for thousands of years; longer schedules than this are not shown. */
const mostMonths = 1_200;

/**
 * Returns the payments of the accelerated plan by month; none if it never ends or exceeds
 * `mostMonths`.
 */
export function monthlySchedule({
  request,
  result,
}: ToolAnswer<'loan-payoff-calculator'>): readonly Installment[] {
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

/** Sums up a monthly schedule by year. */
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

/**
 * Returns the debt after some months of a plan: the value of the remaining payments at that time,
 * discounted at the monthly rate. All payments are equal except the last.
 */
export function owedAfter(
  month: number,
  { months, totalPaid }: LoanPayoffPlan,
  payment: number,
  rate: number,
): number {
  if (months === null || totalPaid === null || month >= months) return 0;
  const full = months - month - 1;
  const last = totalPaid - payment * (months - 1);
  const discount = Math.log1p(rate);
  const worth = rate === 0 ? full : -Math.expm1(-discount * full) / rate;
  return payment * worth + last * Math.exp(-discount * (full + 1));
}
