import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSalesTax } from './calculate-sales-tax.ts';
import { fields } from './request.ts';

export const salesTaxCalculatorTool = builtInTool({
  slug: 'sales-tax-calculator',
  operation: 'calculate-sales-tax',
  name: 'Sales Tax Calculator',
  category: 'Percentages and money',
  description: 'Adds sales tax to a price, or takes it out of a price that includes it.',
  headline: 'finalPrice',
  fields,
  request: {
    price: { description: 'The price, in any currency.', money: true, hint: '' },
    taxRate: { description: 'The tax as a percentage of the price before tax.', unit: '%' },
    taxIncluded: { description: 'Whether the price already includes the tax.', hint: '' },
  },
  result: {
    priceBeforeTax: { shape: numberShape, description: 'The price without tax.', money: true },
    taxAmount: {
      shape: numberShape,
      description: 'The tax: finalPrice minus priceBeforeTax.',
      title: 'Tax',
      money: true,
    },
    finalPrice: { shape: numberShape, description: 'The price with tax.', money: true },
  },
  example: { price: 49.99, taxRate: 8.25 },
  run: calculateSalesTax,
});
