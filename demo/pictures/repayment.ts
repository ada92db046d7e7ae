import type { LoanPayoffPlan } from 'toolworker';

/**
 * What is owed after so many months of a plan: what its payments still to come are worth by then, at
 * a monthly rate. They are all alike but for the last one.
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
