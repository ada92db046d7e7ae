import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

/** The size of each unit in millilitres. */
const millilitres = {
  ml: 1,
  teaspoon: 4.92892159375,
  tablespoon: 14.78676478125,
  floz: 29.5735295625,
  cup: 236.5882365,
  pint: 473.176473,
  quart: 946.352946,
  liter: 1000,
  gallon: 3785.411784,
};

export type CookingUnit = keyof typeof millilitres;

export interface CookingConversionRequest {
  readonly value: number;
  readonly from: CookingUnit;
  readonly to: CookingUnit;
}

export interface CookingConversionResult {
  readonly result: number;
  readonly ml: number;
  readonly units: Readonly<Record<CookingUnit, number>>;
}

/**
 * A volume in another kitchen unit, in millilitres and in all nine units.
 *
 * The units are those of US customary liquid measure, by their exact ratios (NIST Handbook 44,
 * Appendix C): a gallon is 231 cubic inches, that is 3785.411784 ml, and holds 4 quarts, 8 pints,
 * 16 cups, 128 fluid ounces, 256 tablespoons or 768 teaspoons. Each result is computed exactly on
 * the decimals as written and rounded once, to the nearest double.
 *
 * `value` is at least 0. Throws a `ToolError` where it is not, and where any amount is beyond the
 * range of a number.
 *
 * @example
 * convertCooking({ value: 0.25, from: 'cup', to: 'tablespoon' });
 * // { result: 4, ml: 59.147059125, units: { ml: 59.147059125, teaspoon: 12, tablespoon: 4,
 * //   floz: 2, cup: 0.25, pint: 0.125, quart: 0.0625, liter: 0.059147059125, gallon: 0.015625 } }
 */
export function convertCooking(request: CookingConversionRequest): CookingConversionResult {
  check(request, rules);
  const { value, from, to } = request;
  const volume = multiply(value, millilitres[from]);
  const amountIn = (unit: CookingUnit) => toNumber(divide(volume, millilitres[unit]));
  return {
    result: amountIn(to),
    ml: amountIn('ml'),
    units: {
      ml: amountIn('ml'),
      teaspoon: amountIn('teaspoon'),
      tablespoon: amountIn('tablespoon'),
      floz: amountIn('floz'),
      cup: amountIn('cup'),
      pint: amountIn('pint'),
      quart: amountIn('quart'),
      liter: amountIn('liter'),
      gallon: amountIn('gallon'),
    },
  };
}
