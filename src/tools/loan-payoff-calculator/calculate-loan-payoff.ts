import {
  add,
  divide,
  fromInteger,
  multiply,
  roundHalfUp,
  subtract,
  toNumber,
  toRational,
} from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { type Payoff, repayOver, repayWith } from './repayment.ts';
import { relations, rules } from './rules.ts';

export interface LoanPayoffRequest {
  readonly principal: number;
  readonly annualRate: number;
  readonly years?: number;
  readonly monthlyPayment?: number;
  readonly extraPayment?: number;
}

export interface LoanPayoffPlan {
  readonly months: number | null;
  readonly totalInterest: number | null;
  readonly totalPaid: number | null;
  readonly payoffPossible: boolean;
}

export interface LoanPayoffResult {
  readonly scheduledPayment: number;
  readonly standard: LoanPayoffPlan;
  readonly accelerated: LoanPayoffPlan;
  readonly monthsSaved: number | null;
  readonly interestSaved: number | null;
}

/**
 * How long a loan takes to pay off and what it costs, as scheduled and with an extra payment
 * every month.
 *
 * The monthly rate r is annualRate / 1200, annualRate being a percentage of at least 0. With
 * `years`, there are n = 12 · years payments, rounded half up and at least 1, each of the annuity
 * principal · r / (1 − (1 + r)^−n), or principal / n where r is 0. `monthlyPayment` overrides
 * `years`: then there are as many payments as it takes until nothing is owed, and the last one is
 * what is owed by then. A payment that does not exceed the first month's interest never pays off;
 * the figures of such a plan are `null`, and so are the savings.
 *
 * A payment may be a rounded one. A remainder that rounding explains (a unit in the payment's last
 * place every month, with its interest) is paid along with the last full payment and makes no
 * month of its own, so a scheduled payment gives its own number of months back. Where these units
 * would grow to half a payment, they explain too much, and the payment is taken as it stands.
 *
 * Amounts are in any one currency and are not rounded. Throws a `ToolError` where principal, years
 * or monthlyPayment is not greater than 0, annualRate or extraPayment is negative, years and
 * monthlyPayment are both missing, or a result is beyond the range of a number.
 *
 * @example
 * calculateLoanPayoff({ principal: 1200, annualRate: 0, years: 1, extraPayment: 50 });
 * // {
 * //   scheduledPayment: 100,
 * //   standard: { months: 12, totalInterest: 0, totalPaid: 1200, payoffPossible: true },
 * //   accelerated: { months: 8, totalInterest: 0, totalPaid: 1200, payoffPossible: true },
 * //   monthsSaved: 4,
 * //   interestSaved: 0,
 * // }
 */
export function calculateLoanPayoff(request: LoanPayoffRequest): LoanPayoffResult {
  check(request, rules, relations);
  const { principal, annualRate, years = Number.NaN, monthlyPayment, extraPayment = 0 } = request;
  const loan = { principal, extraPayment, rate: divide(annualRate, 1200) };
  const { payment, payoff } =
    monthlyPayment === undefined
      ? repayOver(loan, monthsIn(years))
      : repayWith(loan, toRational(monthlyPayment));
  const accelerated =
    extraPayment === 0 ? payoff : repayWith(loan, add(payment, extraPayment)).payoff;
  return {
    scheduledPayment: toNumber(payment),
    standard: planOf(payoff, principal),
    accelerated: planOf(accelerated, principal),
    ...savings(payoff, accelerated),
  };
}

function monthsIn(years: number): bigint {
  const months = roundHalfUp(multiply(12, years));
  return months > 1n ? months : 1n;
}

function planOf(payoff: Payoff | null, principal: number): LoanPayoffPlan {
  if (!payoff) {
    return { months: null, totalInterest: null, totalPaid: null, payoffPossible: false };
  }
  return {
    months: toNumber(fromInteger(payoff.months)),
    totalInterest: toNumber(subtract(payoff.totalPaid, principal)),
    totalPaid: toNumber(payoff.totalPaid),
    payoffPossible: true,
  };
}

function savings(standard: Payoff | null, accelerated: Payoff | null) {
  if (!standard || !accelerated) return { monthsSaved: null, interestSaved: null };
  return {
    monthsSaved: toNumber(fromInteger(standard.months - accelerated.months)),
    interestSaved: toNumber(subtract(standard.totalPaid, accelerated.totalPaid)),
  };
}
