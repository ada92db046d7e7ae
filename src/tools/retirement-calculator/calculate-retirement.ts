import { parse } from '../../fields/index.ts';
import { powerMinusOne } from '../../shared/power.ts';
import {
  fromInteger,
  lowestTerms,
  type Rational,
  roundHalfUp,
  wholeBits,
} from '../../shared/rational.ts';
import {
  add,
  divide,
  multiply,
  type Real,
  sign,
  subtract,
  toNumber,
  withEnoughBits,
} from '../../shared/real.ts';
import { fields, type RetirementCalculatorRequest, rules } from './request.ts';

export type { RetirementCalculatorRequest };

export interface RetirementCalculatorResult {
  /** Savings at retirement. */
  readonly projectedSavings: number;
  /** currentSavings plus all monthly contributions. */
  readonly totalContributed: number;
  /** projectedSavings minus totalContributed; negative for a loss. */
  readonly totalGrowth: number;
  /** Whether projectedSavings reaches targetNestEgg; null without a target. */
  readonly meetsTarget: boolean | null;
  /** How far projectedSavings falls short of targetNestEgg; null without a target. */
  readonly shortfall: number | null;
  /** Smallest monthly contribution that reaches targetNestEgg; null without a target. */
  readonly requiredMonthlyContribution: number | null;
}

/**
 * Returns the savings at retirement, and the monthly contribution that a target requires.
 *
 * The savings are the future value of an ordinary annuity, with contributions at the end of each
 * month: currentSavings · (1 + r)^n + monthlyContribution · ((1 + r)^n − 1) / r, where r =
 * annualReturn / 1200 is the monthly return and n = 12 · (retirementAge − currentAge) the number of
 * months, rounded half up and at least 1. requiredMonthlyContribution solves the same equation for
 * targetNestEgg. Amounts are not rounded to cents, but once, to the nearest double.
 *
 * @throws `ToolError` if the request is invalid, `retirementAge` is not greater than `currentAge`,
 * or a result exceeds the range of a double.
 *
 * @example
 * calculateRetirement({
 *   currentAge: 64,
 *   retirementAge: 65,
 *   currentSavings: 1000,
 *   monthlyContribution: 100,
 *   annualReturn: 0,
 *   targetNestEgg: 2500,
 * });
 * // { projectedSavings: 2200, totalContributed: 2200, totalGrowth: 0,
 * //   meetsTarget: false, shortfall: 300, requiredMonthlyContribution: 125 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/retirement-calculator.md
 */
export function calculateRetirement(
  request: RetirementCalculatorRequest,
): RetirementCalculatorResult {
  const parsed = parse(request, fields, rules);
  const { currentSavings, monthlyContribution, annualReturn, targetNestEgg } = parsed;
  const months = monthsBetween(parsed.currentAge, parsed.retirementAge);
  const rate = divide(annualReturn, 1200);
  const contributed = add(currentSavings, multiply(monthlyContribution, fromInteger(months)));
  // A small growth is a difference of nearly equal numbers, which loses bits.
  const lost = annualReturn && wholeBits(divide(1, rate));
  return withEnoughBits(80 + lost, (bits) => {
    const growth = growthOver(months, rate, bits);
    const annuity = sign(rate) === 0 ? fromInteger(months) : divide(growth, rate);
    const grownSavings = multiply(currentSavings, add(1, growth));
    const projected = add(grownSavings, multiply(monthlyContribution, annuity));
    const totals = {
      projectedSavings: toNumber(projected),
      totalContributed: toNumber(contributed),
      totalGrowth: toNumber(subtract(projected, contributed)),
    };
    if (targetNestEgg === undefined) {
      return { ...totals, meetsTarget: null, shortfall: null, requiredMonthlyContribution: null };
    }
    const shortfall = atLeastZero(subtract(targetNestEgg, projected));
    return {
      ...totals,
      meetsTarget: shortfall === 0,
      shortfall,
      requiredMonthlyContribution: atLeastZero(
        divide(subtract(targetNestEgg, grownSavings), annuity),
      ),
    };
  });
}

function monthsBetween(age: number, laterAge: number): bigint {
  const months = roundHalfUp(multiply(12, subtract(laterAge, age)));
  return months > 1n ? months : 1n;
}

/** Returns (1 + rate)^months - 1. */
function growthOver(months: bigint, rate: Rational, bits: number): Real {
  // Smaller terms keep powers exact for longer.
  return sign(rate) === 0 ? 0 : powerMinusOne(lowestTerms(add(1, rate)), months, bits);
}

function atLeastZero(value: Real): number {
  return Math.max(0, toNumber(value));
}
