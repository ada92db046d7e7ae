import { largestExponentAbove, power } from '../../shared/power.ts';
import {
  add,
  bitLength,
  compare,
  divide,
  type Exact,
  fromInteger,
  multiply,
  type Rational,
  subtract,
} from '../../shared/rational.ts';

export interface Loan {
  readonly principal: Exact;
  /** Of a month, as a fraction. */
  readonly rate: Rational;
  /** What 1 a month ahead is worth now: 1 / (1 + rate). */
  readonly discount: Rational;
  /** The binary places to which powers of the discount are computed. */
  readonly bits: number;
}

export interface Repayment {
  readonly payment: Rational;
  readonly payoff: Payoff | null;
}

export interface Payoff {
  readonly months: bigint;
  readonly totalPaid: Rational;
}

export function loanOf(principal: number, annualRate: number, extraPayment: number): Loan {
  const rate = divide(annualRate, 1200);
  const growth = add(1, rate);
  // Interest at a rate near 0 and what a small extra payment saves are differences of totals that
  // nearly agree: 256 bits, and as many as these differences lose.
  const bits =
    256 + 2 * bitLength(growth.numerator) + bitLength(divide(extraPayment, principal).denominator);
  return { principal, rate, discount: divide(1, growth), bits };
}

/** The level payment that pays the loan off in a number of months, and what it comes to. */
export function repayOver(loan: Loan, months: bigint): Repayment {
  const payment = divide(loan.principal, annuityFactor(loan, months, discountOver(loan, months)));
  return { payment, payoff: { months, totalPaid: multiply(payment, fromInteger(months)) } };
}

/** Pays the loan off with a payment, unless this does not exceed the first month's interest. */
export function repayWith(loan: Loan, payment: Rational): Repayment {
  const { principal, rate } = loan;
  if (compare(payment, multiply(principal, rate)) <= 0) return { payment, payoff: null };
  const owing = paymentsThatLeaveDebt(loan, payment);
  const debt = debtAfter(loan, payment, owing);
  const payoff = isRounding(debt, payment)
    ? finish(loan, payment, owing - 1n, debtAfter(loan, payment, owing - 1n))
    : finish(loan, payment, owing, debt);
  return { payment, payoff };
}

/** The largest number of payments after which something is still owed. */
function paymentsThatLeaveDebt(loan: Loan, payment: Rational): bigint {
  const { principal, rate, discount, bits } = loan;
  if (rate.numerator === 0n) {
    const { numerator, denominator } = divide(principal, payment);
    return (numerator - 1n) / denominator;
  }
  // Something is owed while payment · (1 - discount^n) / rate is less than the principal.
  const threshold = subtract(1, divide(multiply(principal, rate), payment));
  return largestExponentAbove(threshold, discount, bits);
}

interface Debt {
  readonly owed: Rational;
  /** What a unit in the last place of every payment has become. */
  readonly rounding: Rational;
}

/** How things stand right after a number of payments. */
function debtAfter(loan: Loan, payment: Rational, months: bigint): Debt {
  const discount = discountOver(loan, months);
  const paid = multiply(payment, annuityFactor(loan, months, discount));
  return {
    owed: divide(subtract(loan.principal, paid), discount),
    rounding: divide(divide(paid, 2 ** 52), discount),
  };
}

/**
 * Whether rounding explains what is owed, while it is worth less than half a payment. Half a unit
 * is for the double nearest to a payment, half for the decimal that stands for this double.
 */
function isRounding({ owed, rounding }: Debt, payment: Rational): boolean {
  return compare(owed, rounding) <= 0 && compare(multiply(2, rounding), payment) < 0;
}

/** After full payments, the last one is what is owed with a month's interest. */
function finish({ rate }: Loan, payment: Rational, full: bigint, { owed }: Debt): Payoff {
  const last = multiply(owed, add(1, rate));
  return { months: full + 1n, totalPaid: add(multiply(payment, fromInteger(full)), last) };
}

/** What 1 is worth so many months ahead of its payment. */
function discountOver({ discount, bits }: Loan, months: bigint): Rational {
  return power(discount, months, bits);
}

/** What payments of 1 at the end of each month are worth at the start of the first. */
function annuityFactor({ rate }: Loan, months: bigint, discount: Rational): Rational {
  return rate.numerator === 0n ? fromInteger(months) : divide(subtract(1, discount), rate);
}
