import { naturalLogarithm } from '../../shared/logarithm.ts';
import { powerMinusOne } from '../../shared/power.ts';
import { fromInteger, type Rational, wholeBits } from '../../shared/rational.ts';
import {
  add,
  compare,
  divide,
  multiply,
  type Real,
  sign,
  subtract,
  toEnclosure,
} from '../../shared/real.ts';

export interface Loan {
  readonly principal: number;
  /** The monthly interest rate as a fraction. */
  readonly rate: Rational;
  /** How many bits powers have at least. */
  readonly bits: number;
}

export interface Repayment {
  readonly payment: Real;
  readonly payoff: Payoff | null;
}

export interface Payoff {
  readonly months: bigint;
  readonly totalPaid: Real;
}

/** Returns the monthly payment that pays off the loan in a number of months, and the total. */
export function repayOver(loan: Loan, months: bigint): Repayment {
  const { principal, rate, bits } = loan;
  const payment =
    sign(rate) === 0
      ? divide(principal, fromInteger(months))
      : divide(multiply(-principal, rate), powerMinusOne(add(1, rate), -months, bits));
  return { payment, payoff: { months, totalPaid: multiply(payment, fromInteger(months)) } };
}

/**
 * Returns how a payment pays off the loan. `payoff` is null unless it exceeds the first month's
 * interest.
 */
export function repayWith(loan: Loan, payment: Real): Repayment {
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
  let debt = debtAfter(floorOfUpperBound(months));
  while (sign(debt.owed) <= 0 || isRounding(debt, payment)) debt = debtAfter(debt.months - 1n);
  const last = multiply(debt.owed, add(1, rate));
  const totalPaid = add(multiply(payment, fromInteger(debt.months)), last);
  return { payment, payoff: { months: debt.months + 1n, totalPaid } };
}

/** Returns the logarithm to the base 1 + rate, with an error below 2^-32. */
function logarithm(power: Real, rate: Rational): Real {
  const bits = 64 + wholeBits(divide(1, rate));
  return divide(naturalLogarithm(power, bits), naturalLogarithm(add(1, rate), bits));
}

/** Returns the largest integer that a number of at least 0 may reach. */
function floorOfUpperBound(value: Real): bigint {
  const { center, radius, scale } = toEnclosure(value);
  return (center + radius) / scale;
}

/** Returns the future value of 1 paid at the end of each month: ((1 + rate)^months - 1) / rate. */
function annuityOver({ rate, bits }: Loan, months: bigint): Real {
  if (sign(rate) === 0 || months === 0n) return fromInteger(months);
  return divide(powerMinusOne(add(1, rate), months, bits), rate);
}

interface Debt {
  readonly months: bigint;
  readonly annuity: Real;
  readonly owed: Real;
}

/** The smallest positive double. */
const leastUnit: Rational = { numerator: 1n, denominator: 1n << 1074n };

/**
 * Whether rounding explains what is owed: at most one unit in the last place of every payment,
 * provided that these units add up to less than half a payment. One half of a unit allows for
 * rounding the payment to a double, the other half for the decimal that the double counts as.
 */
function isRounding({ owed, annuity }: Debt, payment: Real): boolean {
  const unit = divide(payment, 2 ** 52);
  const rounding = multiply(annuity, compare(unit, leastUnit) < 0 ? leastUnit : unit);
  return compare(owed, rounding) <= 0 && compare(multiply(2, rounding), payment) < 0;
}
