import { naturalLogarithm } from '../../shared/logarithm.ts';
import { power } from '../../shared/power.ts';
import {
  add,
  compare,
  divide,
  fromInteger,
  multiply,
  type Rational,
  roundHalfUp,
  sign,
  subtract,
  wholeBits,
} from '../../shared/rational.ts';

export interface Loan {
  readonly principal: number;
  readonly extraPayment: number;
  /** The monthly interest rate as a fraction. */
  readonly rate: Rational;
}

export interface Repayment {
  readonly payment: Rational;
  readonly payoff: Payoff | null;
}

export interface Payoff {
  readonly months: bigint;
  readonly totalPaid: Rational;
}

/** Returns the monthly payment that pays off the loan in a number of months, and the total. */
export function repayOver(loan: Loan, months: bigint): Repayment {
  const { principal, rate } = loan;
  const payment = add(multiply(principal, rate), divide(principal, annuityOver(loan, months)));
  return { payment, payoff: { months, totalPaid: multiply(payment, fromInteger(months)) } };
}

/**
 * Returns how a payment pays off the loan. `payoff` is null unless it exceeds the first month's
 * interest.
 */
export function repayWith(loan: Loan, payment: Rational): Repayment {
  const { principal, rate } = loan;
  const repaid = subtract(payment, multiply(principal, rate));
  if (sign(repaid) <= 0) return { payment, payoff: null };
  const debtAfter = (months: bigint): Debt => {
    const annuity = annuityOver(loan, months);
    return { months, annuity, owed: subtract(principal, multiply(repaid, annuity)) };
  };
  // The loan is not paid off while (1 + rate)^months is below payment / repaid.
  const months =
    sign(rate) === 0 ? divide(principal, payment) : logarithm(divide(payment, repaid), rate);
  // Rounds down unless `months` is almost an integer, so the estimate may be one month too high.
  let debt = debtAfter(roundHalfUp(subtract(months, 0.499999)));
  while (sign(debt.owed) <= 0 || isRounding(debt, payment)) debt = debtAfter(debt.months - 1n);
  const last = multiply(debt.owed, add(1, rate));
  const totalPaid = add(multiply(payment, fromInteger(debt.months)), last);
  return { payment, payoff: { months: debt.months + 1n, totalPaid } };
}

/** Returns the logarithm to the base 1 + rate, with an error below 2^-32. */
function logarithm(power: Rational, rate: Rational): Rational {
  const bits = 64 + 2 * wholeBits(divide(1, rate));
  return divide(naturalLogarithm(power, bits), naturalLogarithm(add(1, rate), bits));
}

/** Returns the future value of 1 paid at the end of each month: ((1 + rate)^months - 1) / rate. */
function annuityOver({ principal, extraPayment, rate }: Loan, months: bigint): Rational {
  const interest = multiply(rate, fromInteger(months));
  if (sign(interest) === 0) return fromInteger(months);
  // Little interest and small savings are differences of nearly equal numbers, which lose bits.
  const bits =
    192 +
    2 * wholeBits(divide(1, interest)) +
    (extraPayment && wholeBits(divide(principal, extraPayment)));
  return divide(subtract(power(add(1, rate), months, bits, 1536), 1), rate);
}

interface Debt {
  readonly months: bigint;
  readonly annuity: Rational;
  readonly owed: Rational;
}

/** The smallest positive double. */
const leastUnit: Rational = { numerator: 1n, denominator: 1n << 1074n };

/**
 * Whether rounding explains what is owed: at most one unit in the last place of every payment,
 * provided that these units add up to less than half a payment. One half of a unit allows for
 * rounding the payment to a double, the other half for the decimal that the double counts as.
 */
function isRounding({ owed, annuity }: Debt, payment: Rational): boolean {
  const unit = divide(payment, 2 ** 52);
  const rounding = multiply(annuity, compare(unit, leastUnit) < 0 ? leastUnit : unit);
  return compare(owed, rounding) <= 0 && compare(multiply(2, rounding), payment) < 0;
}
