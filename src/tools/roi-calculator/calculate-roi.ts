import { parse } from '../../fields/index.ts';
import { exponentialMinusOne } from '../../shared/exponential.ts';
import { naturalLogarithm } from '../../shared/logarithm.ts';
import {
  divide,
  multiply,
  type Rational,
  sign,
  subtract,
  toNumber,
} from '../../shared/rational.ts';
import { fields, type RoiRequest } from './request.ts';

export type { RoiRequest };

export interface RoiResult {
  /** As in the request. */
  readonly cost: number;
  /** The returnValue of the request. */
  readonly currentValue: number;
  /** returnValue minus cost; negative for a loss. */
  readonly netProfit: number;
  /** netProfit as a percentage of cost. */
  readonly roi: number;
  /** The years of the request, or null. */
  readonly years: number | null;
  /** Compound annual growth rate in percent; null without years. */
  readonly annualizedRoi: number | null;
}

/**
 * Returns the profit on an investment and its return in percent, in total and per year.
 *
 * roi = (returnValue / cost − 1) · 100, and
 * annualizedRoi = ((returnValue / cost)^(1 / years) − 1) · 100, the compound annual growth rate.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateRoi({ cost: 1000, returnValue: 1210, years: 2 });
 * // { cost: 1000, currentValue: 1210, netProfit: 210, roi: 21, years: 2, annualizedRoi: 10 }
 */
export function calculateRoi(request: RoiRequest): RoiResult {
  const { cost, returnValue, years } = parse(request, fields);
  const netProfit = subtract(returnValue, cost);
  return {
    cost,
    currentValue: returnValue,
    netProfit: toNumber(netProfit),
    roi: percent(divide(netProfit, cost)),
    years: years ?? null,
    annualizedRoi: years === undefined ? null : annualizedRoi(divide(returnValue, cost), years),
  };
}

function annualizedRoi(growth: Rational, years: number): number {
  if (sign(growth) === 0) return -100;
  // Subtracting 1 from the power would lose digits if there is hardly any growth.
  return percent(exponentialMinusOne(divide(naturalLogarithm(growth, 140), years), 128));
}

function percent(fraction: Rational): number {
  return toNumber(multiply(100, fraction));
}
