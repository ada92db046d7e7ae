import type { Shown } from '../../pictures/shown.ts';
import { minus } from '../compare/compared.ts';

type Payoff = Shown<'loan-payoff-calculator'>['result'];

/** What a loan costs with its extra payment. Figures are `undefined` if it is never paid off. */
export interface Plan {
  readonly payment: number;
  readonly months: number | undefined;
  readonly interest: number | undefined;
  readonly total: number | undefined;
}

/** Whether an answer of the API is a result of this tool. */
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

/** How much more of each the other plan takes; negative if it takes less. */
export function differenceOf(plan: Plan, other: Plan): Plan {
  return {
    payment: other.payment - plan.payment,
    months: minus(other.months, plan.months),
    interest: minus(other.interest, plan.interest),
    total: minus(other.total, plan.total),
  };
}
