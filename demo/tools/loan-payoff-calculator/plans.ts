import { minus } from '../shared/compare/compared.ts';
import type { Shown } from '../shared/shown.ts';

type Payoff = Shown<'loan-payoff-calculator'>['result'];

/**
 * The cost of a loan with its extra payment. Figures are `undefined` if the loan is never paid off.
 */
export interface Plan {
  readonly payment: number;
  readonly months: number | undefined;
  readonly interest: number | undefined;
  readonly total: number | undefined;
}

/** Whether a result from the API comes from this tool. */
export function isPayoff(answer: object | undefined): answer is Payoff {
  return answer !== undefined && 'scheduledPayment' in answer && 'accelerated' in answer;
}

export function planOf(extraPayment: unknown, { scheduledPayment, accelerated }: Payoff): Plan {
  const extra = typeof extraPayment === 'number' ? extraPayment : 0;
  return {
    payment: scheduledPayment + extra,
    months: accelerated.months ?? undefined,
    interest: accelerated.totalInterest ?? undefined,
    total: accelerated.totalPaid ?? undefined,
  };
}

/** Subtracts the figures of the plan from the figures of the other plan. */
export function differenceOf(plan: Plan, other: Plan): Plan {
  return {
    payment: other.payment - plan.payment,
    months: minus(other.months, plan.months),
    interest: minus(other.interest, plan.interest),
    total: minus(other.total, plan.total),
  };
}
