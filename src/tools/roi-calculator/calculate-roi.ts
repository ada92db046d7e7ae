import { parse } from '../../fields/index.ts';
import { exponentialMinusOne } from '../../shared/exponential.ts';
import { naturalLogarithm } from '../../shared/logarithm.ts';
import { powerMinusOne } from '../../shared/power.ts';
import {
  bitLength,
  divide,
  lowestTerms,
  multiply,
  type Rational,
  roundHalfUp,
  sign,
  subtract,
  toNumber,
  toRational,
} from '../../shared/rational.ts';
import * as real from '../../shared/real.ts';
import { fields, type RoiCalculatorRequest } from './request.ts';

export type { RoiCalculatorRequest };

export interface RoiCalculatorResult {
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
 * Each is rounded once, to the nearest double.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateRoi({ cost: 1000, returnValue: 1210, years: 2 });
 * // { cost: 1000, currentValue: 1210, netProfit: 210, roi: 21, years: 2, annualizedRoi: 10 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/roi-calculator.md
 */
export function calculateRoi(request: RoiCalculatorRequest): RoiCalculatorResult {
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

function percent(fraction: Rational): number {
  return toNumber(multiply(100, fraction));
}

const firstBits = 80;

function annualizedRoi(growth: Rational, years: number): number {
  if (sign(growth) === 0) return -100;
  return real.withEnoughBits(firstBits, (bits) => {
    const rate = bits > firstBits ? rationalRate(growth, years, bits) : undefined;
    return real.toNumber(real.multiply(100, rate ?? rateOf(growth, years, bits)));
  });
}

/** Returns growth^(1 / years) - 1. */
function rateOf(growth: Rational, years: real.Real, bits: number): real.Real {
  // Up to 4096, twelve bits are before the point.
  const logarithm = naturalLogarithm(growth, bits + 12);
  return exponentialMinusOne(real.divide(logarithm, years), bits);
}

/**
 * Returns growth^(1 / years) - 1 if it is rational: if years = n / m in lowest terms, and growth is
 * the n-th power of a fraction. Only such a rate may be halfway between two doubles.
 */
function rationalRate(growth: Rational, years: number, bits: number): real.Real | undefined {
  const { numerator: degree, denominator: times } = lowestTerms(toRational(years));
  const terms = lowestTerms(growth);
  const numerator = integerRoot(terms.numerator, degree);
  const denominator = integerRoot(terms.denominator, degree);
  if (numerator === undefined || denominator === undefined) return undefined;
  return powerMinusOne({ numerator, denominator }, times, bits);
}

/** Returns the positive integer whose power of this degree is the value, if there is one. */
function integerRoot(value: bigint, degree: bigint): bigint | undefined {
  const bits = bitLength(value);
  if (degree > bits) return value === 1n ? 1n : undefined;
  const years = { numerator: degree, denominator: 1n };
  const { center, scale } = real.toEnclosure(
    rateOf({ numerator: value, denominator: 1n }, years, bits),
  );
  const root = 1n + roundHalfUp({ numerator: center, denominator: scale });
  return root ** degree === value ? root : undefined;
}
