import { power } from '../../shared/power.ts';
import {
  add,
  divide,
  fromInteger,
  lowestTerms,
  multiply,
  type Rational,
  roundHalfUp,
  subtract,
  toNumber,
  wholeBits,
} from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { retiresLater, rules } from './rules.ts';

export interface RetirementRequest {
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly currentSavings?: number;
  readonly monthlyContribution?: number;
  readonly annualReturn?: number;
  readonly targetNestEgg?: number;
}

export interface RetirementResult {
  readonly projectedSavings: number;
  readonly totalContributed: number;
  readonly totalGrowth: number;
  readonly meetsTarget: boolean | null;
  readonly shortfall: number | null;
  readonly requiredMonthlyContribution: number | null;
}

/**
 * What savings and monthly contributions grow to until retirement.
 *
 * With the monthly return r = annualReturn / 1200 and n = 12 · (retirementAge − currentAge) months,
 * rounded half up and at least 1, this is the future value of an ordinary annuity:
 * currentSavings · (1 + r)^n + monthlyContribution · ((1 + r)^n − 1) / r, where contributions come
 * at the end of each month. totalContributed = currentSavings + n · monthlyContribution, and the
 * rest is totalGrowth.
 *
 * With `targetNestEgg`, the shortfall is what the projected savings lack of it, and
 * requiredMonthlyContribution is the level contribution, at least 0, that makes them reach it
 * exactly. Without, the three fields on the target are `null`.
 *
 * Ages are in years and at least 0, amounts in any one currency and at least 0 (0 unless given),
 * annualReturn is a percentage above −100 (7 unless given). Throws a `ToolError` that names the
 * fields which are not, where retirementAge is not greater than currentAge, and where a result is
 * beyond the range of a number.
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
 */
export function calculateRetirement(request: RetirementRequest): RetirementResult {
  check(request, rules, [retiresLater]);
  const { currentSavings = 0, monthlyContribution = 0, annualReturn = 7, targetNestEgg } = request;
  const months = monthsToRetirement(request);
  const rate = divide(annualReturn, 1200);
  const growth = growthOver(months, rate);
  const annuity = rate.numerator === 0n ? fromInteger(months) : divide(subtract(growth, 1), rate);
  const grownSavings = multiply(currentSavings, growth);
  const projected = add(grownSavings, multiply(monthlyContribution, annuity));
  const contributed = add(currentSavings, multiply(monthlyContribution, fromInteger(months)));
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
}

function monthsToRetirement({ currentAge, retirementAge }: RetirementRequest): bigint {
  const months = roundHalfUp(multiply(12, subtract(retirementAge, currentAge)));
  return months > 1n ? months : 1n;
}

/** (1 + rate)^months. What is beyond e^±4096 leaves no result finite and other than 0. */
function growthOver(months: bigint, rate: Rational): Rational {
  const change = multiply(rate, fromInteger(months));
  if (change.numerator === 0n) return fromInteger(1n);
  // Near a change of 0, results are differences of figures that agree in up to thrice its places.
  const bits = 512 + 2 * wholeBits(divide(1, multiply(change, change)));
  // Doubled money stays exact for centuries.
  const factor = lowestTerms(add(1, rate));
  return rate.numerator < 0n
    ? divide(1, power(divide(1, factor), months, bits, 4608))
    : power(factor, months, bits, 4608);
}

function atLeastZero(fraction: Rational): number {
  return Math.max(0, toNumber(fraction));
}
