import { exponentialMinusOne } from '../../shared/exponential.ts';
import { naturalLogarithm } from '../../shared/logarithm.ts';
import { divide, multiply, type Rational, subtract, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface RoiRequest {
  readonly cost: number;
  readonly returnValue: number;
  readonly years?: number;
}

export interface RoiResult {
  readonly cost: number;
  readonly currentValue: number;
  readonly netProfit: number;
  readonly roi: number;
  readonly years: number | null;
  readonly annualizedRoi: number | null;
}

/**
 * Return on investment: netProfit = returnValue − cost, and roi = netProfit / cost · 100.
 * `currentValue` is the returnValue.
 *
 * With `years`, annualizedRoi = ((returnValue / cost)^(1 / years) − 1) · 100, the percentage by
 * which the investment grew every year (compound annual growth rate). Without, both are `null`.
 *
 * `cost` and `years` are greater than 0, `returnValue` is at least 0. Throws a `ToolError` that
 * names the fields which are not, and where a result is beyond the range of a number.
 *
 * @example
 * calculateRoi({ cost: 1000, returnValue: 1210, years: 2 });
 * // { cost: 1000, currentValue: 1210, netProfit: 210, roi: 21, years: 2, annualizedRoi: 10 }
 */
export function calculateRoi(request: RoiRequest): RoiResult {
  check(request, rules);
  const { cost, returnValue, years } = request;
  const netProfit = subtract(returnValue, cost);
  return {
    cost,
    // Without the sign of a negative zero.
    currentValue: returnValue + 0,
    netProfit: toNumber(netProfit),
    roi: percent(divide(netProfit, cost)),
    years: years ?? null,
    annualizedRoi: years === undefined ? null : annualizedRoi(divide(returnValue, cost), years),
  };
}

function annualizedRoi(growth: Rational, years: number): number {
  if (growth.numerator === 0n) return -100;
  // The power less 1 by way of a logarithm, so that nothing cancels where there is hardly any growth.
  return percent(exponentialMinusOne(divide(naturalLogarithm(growth, 300), years), 256));
}

function percent(fraction: Rational): number {
  return toNumber(multiply(100, fraction));
}
