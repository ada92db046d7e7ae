import { add, divide, multiply, subtract, toNumber, toRational } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface SalesTaxRequest {
  readonly price: number;
  readonly taxRate: number;
  readonly taxIncluded?: boolean;
}

export interface SalesTaxResult {
  readonly priceBeforeTax: number;
  readonly taxAmount: number;
  readonly finalPrice: number;
}

/**
 * Sales tax on a price, or within it: finalPrice = priceBeforeTax · (1 + taxRate / 100), and
 * taxAmount is what lies between them.
 *
 * `price` is the price before tax, or with `taxIncluded` the final one, which is then divided.
 * `taxRate` is a percentage. Both are at least 0. Amounts are in any one currency; each is computed
 * exactly on the decimals as written and rounded once, to the nearest double, not to cents. Throws
 * a `ToolError` that names the fields which are negative, and where a result is beyond the range of
 * a number.
 *
 * @example
 * calculateSalesTax({ price: 107, taxRate: 7, taxIncluded: true });
 * // { priceBeforeTax: 100, taxAmount: 7, finalPrice: 107 }
 */
export function calculateSalesTax(request: SalesTaxRequest): SalesTaxResult {
  check(request, rules);
  const { price, taxRate, taxIncluded = false } = request;
  const factor = add(1, divide(taxRate, 100));
  const before = taxIncluded ? divide(price, factor) : toRational(price);
  const final = multiply(before, factor);
  return {
    priceBeforeTax: toNumber(before),
    taxAmount: toNumber(subtract(final, before)),
    finalPrice: toNumber(final),
  };
}
