import { parse } from '../../fields/index.ts';
import { divide, toNumber } from '../../shared/rational.ts';
import { fields, type UnitPriceCalculatorRequest } from './request.ts';

export type { UnitPriceCalculatorRequest };

export interface UnitPriceCalculatorResult {
  /** The price of one unit: price divided by quantity. */
  readonly unitPrice: number;
  /** The same as unitPrice. */
  readonly pricePerUnit: number;
}

/**
 * Returns the price of one unit: the double nearest to the exact value of price / quantity.
 *
 * @throws `ToolError` if the request is invalid or the result exceeds the range of a double.
 *
 * @example
 * calculateUnitPrice({ price: 4.5, quantity: 1.5, unit: 'kg' });
 * // { unitPrice: 3, pricePerUnit: 3 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/unit-price-calculator.md
 */
export function calculateUnitPrice(request: UnitPriceCalculatorRequest): UnitPriceCalculatorResult {
  const { price, quantity } = parse(request, fields);
  const unitPrice = toNumber(divide(price, quantity));
  return { unitPrice, pricePerUnit: unitPrice };
}
