import type { LoanPayoffPlan } from 'toolworker';

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
