import { parse } from '../../fields/index.ts';
import { add, divide, multiply, subtract, toNumber, toRational } from '../../shared/rational.ts';
import { fields, type SalesTaxCalculatorRequest } from './request.ts';

export type { SalesTaxCalculatorRequest };

export interface SalesTaxCalculatorResult {
  /** The price without tax. */
  readonly priceBeforeTax: number;
  /** The tax: finalPrice minus priceBeforeTax. */
  readonly taxAmount: number;
  /** The price with tax. */
  readonly finalPrice: number;
}

/**
 * Returns a price before and after sales tax, and the tax.
 *
 * finalPrice = priceBeforeTax · (1 + taxRate / 100). `price` is priceBeforeTax, or finalPrice if
 * `taxIncluded` is true. Each amount is the double nearest to the exact value.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateSalesTax({ price: 107, taxRate: 7, taxIncluded: true });
 * // { priceBeforeTax: 100, taxAmount: 7, finalPrice: 107 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/sales-tax-calculator.md
 */
export function calculateSalesTax(request: SalesTaxCalculatorRequest): SalesTaxCalculatorResult {
  const { price, taxRate, taxIncluded } = parse(request, fields);
  const factor = add(1, divide(taxRate, 100));
  const before = taxIncluded ? divide(price, factor) : toRational(price);
  const final = multiply(before, factor);
  return {
    priceBeforeTax: toNumber(before),
    taxAmount: toNumber(subtract(final, before)),
    finalPrice: toNumber(final),
  };
}
