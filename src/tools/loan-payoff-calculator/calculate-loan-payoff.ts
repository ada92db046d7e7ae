import { parse } from '../../fields/index.ts';
import { fromInteger, roundHalfUp, wholeBits } from '../../shared/rational.ts';
import { add, divide, multiply, subtract, toNumber, withEnoughBits } from '../../shared/real.ts';
import { type Payoff, repayOver, repayWith } from './repayment.ts';
import { fields, type LoanPayoffCalculatorRequest, rules } from './request.ts';

export type { LoanPayoffCalculatorRequest };

/** How a loan is paid off. */
export interface LoanPayoffPlan {
  /** Number of payments; null if never paid off. */
  readonly months: number | null;
  /** Interest paid in total; null if never paid off. */
  readonly totalInterest: number | null;
  /** Sum of all payments; null if never paid off. */
  readonly totalPaid: number | null;
  /** Whether the payment exceeds the first month's interest. */
  readonly payoffPossible: boolean;
}

export interface LoanPayoffCalculatorResult {
  /** Monthly payment without the extra payment. */
  readonly scheduledPayment: number;
  /** The loan without the extra payment. */
  readonly standard: LoanPayoffPlan;
  /** The loan with the extra payment. */
  readonly accelerated: LoanPayoffPlan;
  /** Months saved; null unless both plans pay off. */
  readonly monthsSaved: number | null;
  /** Interest saved; null unless both plans pay off. */
  readonly interestSaved: number | null;
}

/**
 * Returns how long a loan takes to pay off and what it costs, with and without an extra monthly
 * payment.
 *
 * The monthly rate is r = annualRate / 1200. With `years`, there are n = 12 · years payments,
 * rounded half up and at least 1, of principal · r / (1 − (1 + r)^−n) each, or principal / n if r
 * is 0. With `monthlyPayment`, payments continue until nothing is owed; the last one is the
 * remaining balance. A payment that does not exceed the first month's interest never pays off the
 * loan.
 *
 * A `monthlyPayment` may have been rounded from an exact value, such as a `scheduledPayment`. A
 * remaining balance that is small enough to come from that rounding is added to the last full
 * payment. The rounding counts as one unit in the payment's last place each month, with interest,
 * unless these units add up to half a payment or more.
 *
 * Amounts are not rounded to cents, but once, to the nearest double.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
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
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/loan-payoff-calculator.md
 */
export function calculateLoanPayoff(
  request: LoanPayoffCalculatorRequest,
): LoanPayoffCalculatorResult {
  const {
    principal,
    annualRate,
    years = Number.NaN,
    monthlyPayment,
    extraPayment,
  } = parse(request, fields, rules);
  const rate = divide(annualRate, 1200);
  // Little interest and small savings are differences of nearly equal numbers, which lose bits.
  const lost =
    (annualRate && wholeBits(divide(1, rate))) +
    (extraPayment && wholeBits(divide(principal, extraPayment)));
  return withEnoughBits(80 + lost, (bits) => {
    const loan = { principal, rate, bits };
    const { payment, payoff } =
      monthlyPayment === undefined
        ? repayOver(loan, monthsIn(years))
        : repayWith(loan, monthlyPayment);
    const accelerated =
      extraPayment === 0 ? payoff : repayWith(loan, add(payment, extraPayment)).payoff;
    return {
      scheduledPayment: toNumber(payment),
      standard: planOf(payoff, principal),
      accelerated: planOf(accelerated, principal),
      ...savings(payoff, accelerated),
    };
  });
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
  // The difference of bounds would not be known to be 0.
  if (standard === accelerated) return { monthsSaved: 0, interestSaved: 0 };
  return {
    monthsSaved: toNumber(fromInteger(standard.months - accelerated.months)),
    interestSaved: toNumber(subtract(standard.totalPaid, accelerated.totalPaid)),
  };
}
