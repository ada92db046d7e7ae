import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, flag, number } from '../fields.ts';
import { calculateSalesTax } from './calculate-sales-tax.ts';
import { rules } from './rules.ts';

export const salesTaxCalculatorTool = defineTool({
  slug: 'sales-tax-calculator',
  operation: 'calculate-sales-tax',
  name: 'Sales Tax Calculator',
  category: 'Percentages and money',
  description: 'Adds sales tax to a price, or takes it out of a price that includes it.',
  request: () =>
    z.object({
      price: number(rules.price, 'The price, in any currency.'),
      taxRate: number(rules.taxRate, 'Tax as a percentage of the price before tax.'),
      taxIncluded: z._default(flag('Whether price already includes the tax.'), false),
    }),
  result: () =>
    z.object({
      priceBeforeTax: figure('The price without tax.'),
      taxAmount: figure('The tax: finalPrice less priceBeforeTax.'),
      finalPrice: figure('The price with tax.'),
    }),
  example: { price: 49.99, taxRate: 8.25 },
  run: calculateSalesTax,
});
