import { calculateRetirement } from 'toolworker';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export type Plan = ToolAnswer<'retirement-calculator'>['request'];

/** A year of saving; the last one may be shorter. */
export interface SavingYear {
  /** The number of the year, from 1. */
  readonly year: number;
  /** The age at the end of the year. */
  readonly age: number;
  readonly paidIn: number;
  readonly growth: number;
  /** The savings at the end of the year. */
  readonly balance: number;
}

export const mostYears = 100;

/** Returns the length of a plan in whole months, at least one. */
export function monthsOfPlan({ currentAge, retirementAge }: Plan): number {
  return Math.max(1, Math.round(12 * (retirementAge - currentAge)));
}

/** Returns the savings after some months of a plan, and how much of them was paid in. */
export function savingsAfter(months: number, { targetNestEgg, ...plan }: Plan) {
  const { currentSavings = 0 } = plan;
  return months === 0
    ? { projectedSavings: currentSavings, totalContributed: currentSavings }
    : calculateRetirement({ ...plan, currentAge: 0, retirementAge: months / 12 });
}

/** Returns the growth of savings year by year, for at most a hundred years. */
export function yearlyGrowth(request: Plan): readonly SavingYear[] {
  const months = monthsOfPlan(request);
  let before = savingsAfter(0, request);
  return Array.from({ length: Math.min(mostYears, Math.ceil(months / 12)) }, (_, index) => {
    const end = Math.min(months, 12 * (index + 1));
    const after = savingsAfter(end, request);
    const paidIn = after.totalContributed - before.totalContributed;
    const growth = after.projectedSavings - before.projectedSavings - paidIn;
    before = after;
    const age = request.currentAge + end / 12;
    return { year: index + 1, age, paidIn, growth, balance: after.projectedSavings };
  });
}
