import { divide, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface UnitPriceRequest {
  readonly price: number;
  readonly quantity: number;
  readonly unit?: string;
}

export interface UnitPriceResult {
  readonly unitPrice: number;
  readonly pricePerUnit: number;
}

/**
 * The price of one unit, price / quantity, computed exactly on the decimals as written and rounded
 * once, to the nearest double. It goes by two names, `unitPrice` and `pricePerUnit`.
 *
 * `price` is in any one currency and at least 0, `quantity` is greater than 0. `unit` is a label
 * for whoever shows the result, any string; it changes nothing. Throws a `ToolError` that names the
 * numbers which are out of range, and where the result is beyond the range of a number.
 *
 * @example
 * calculateUnitPrice({ price: 4.5, quantity: 1.5, unit: 'kg' });
 * // { unitPrice: 3, pricePerUnit: 3 }
 */
export function calculateUnitPrice(request: UnitPriceRequest): UnitPriceResult {
  check(request, rules);
  const unitPrice = toNumber(divide(request.price, request.quantity));
  return { unitPrice, pricePerUnit: unitPrice };
}
