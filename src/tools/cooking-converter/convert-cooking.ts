import { parse } from '../../fields/index.ts';
import { divide, multiply, toNumber } from '../../shared/rational.ts';
import { type CookingConverterRequest, type CookingUnit, fields, teaspoons } from './request.ts';

export type { CookingConverterRequest, CookingUnit };

export interface CookingConverterResult {
  /** Converted volume. */
  readonly result: number;
  /** Volume in milliliters. */
  readonly ml: number;
  /** Volume in each of the units. */
  readonly units: {
    /** Milliliters. */
    readonly ml: number;
    /** US teaspoons, 4.92892159375 ml each. */
    readonly teaspoon: number;
    /** US tablespoons, 3 teaspoons each. */
    readonly tablespoon: number;
    /** US fluid ounces, 2 tablespoons each. */
    readonly floz: number;
    /** US cups, 8 fluid ounces each. */
    readonly cup: number;
    /** US liquid pints, 2 cups each. */
    readonly pint: number;
    /** US liquid quarts, 2 pints each. */
    readonly quart: number;
    /** Liters. */
    readonly liter: number;
    /** US gallons, 4 quarts each. */
    readonly gallon: number;
  };
}

/**
 * Returns a volume in another kitchen unit, in milliliters and in all nine units.
 *
 * The units are US customary liquid measures with their exact ratios (NIST Handbook 44, Appendix
 * C): a gallon is 231 cubic inches or 3785.411784 ml, and has 4 quarts, 8 pints, 16 cups, 128 fluid
 * ounces, 256 tablespoons or 768 teaspoons. Each result is the double nearest to the exact value.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * convertCooking({ value: 0.25, from: 'cup', to: 'tablespoon' });
 * // { result: 4, ml: 59.147059125, units: { ml: 59.147059125, teaspoon: 12, tablespoon: 4,
 * //   floz: 2, cup: 0.25, pint: 0.125, quart: 0.0625, liter: 0.059147059125, gallon: 0.015625 } }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/cooking-converter.md
 */
export function convertCooking(request: CookingConverterRequest): CookingConverterResult {
  const { value, from, to } = parse(request, fields);
  const volume = multiply(value, teaspoons[from]);
  const amountIn = (unit: CookingUnit) => toNumber(divide(volume, teaspoons[unit]));
  const units = {
    ml: amountIn('ml'),
    teaspoon: amountIn('teaspoon'),
    tablespoon: amountIn('tablespoon'),
    floz: amountIn('floz'),
    cup: amountIn('cup'),
    pint: amountIn('pint'),
    quart: amountIn('quart'),
    liter: amountIn('liter'),
    gallon: amountIn('gallon'),
  };
  return { result: units[to], ml: units.ml, units };
}
