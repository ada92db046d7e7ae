import { calculateRetirement } from 'toolworker';
import type { Shown } from '../../pictures/shown.ts';

type Plan = Shown<'retirement-calculator'>['request'];

/** A year of saving; the last one may be shorter. */
export interface SavingYear {
  /** Counts from 1. */
  readonly year: number;
  /** The age at its end. */
  readonly age: number;
  readonly paidIn: number;
  readonly growth: number;
  /** The savings at its end. */
  readonly balance: number;
}

export const mostYears = 100;

/** The growth of savings year by year, for at most a hundred years. */
export function yearlyGrowth(request: Plan): readonly SavingYear[] {
  const { currentAge, retirementAge, targetNestEgg, ...plan } = request;
  const months = Math.max(1, Math.round(12 * (retirementAge - currentAge)));
  const { currentSavings = 0 } = plan;
  let before = { projectedSavings: currentSavings, totalContributed: currentSavings };
  return Array.from({ length: Math.min(mostYears, Math.ceil(months / 12)) }, (_, index) => {
    const end = Math.min(months, 12 * (index + 1));
    const after = calculateRetirement({ ...plan, currentAge: 0, retirementAge: end / 12 });
    const paidIn = after.totalContributed - before.totalContributed;
    const growth = after.projectedSavings - before.projectedSavings - paidIn;
    before = after;
    const age = currentAge + end / 12;
    return { year: index + 1, age, paidIn, growth, balance: after.projectedSavings };
  });
}
