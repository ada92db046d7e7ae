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
  money: ['price', 'priceBeforeTax', 'taxAmount', 'finalPrice'],
  hints: { taxIncluded: '', price: '' },
  headline: 'finalPrice',
  fields,
  request: {
    price: 'The price, in any currency.',
    taxRate: ['The tax as a percentage of the price before tax.', '%'],
    taxIncluded: 'Whether the price already includes the tax.',
  },
  result: () => ({
    priceBeforeTax: numberShape('The price without tax.'),
    taxAmount: numberShape({
      description: 'The tax: finalPrice minus priceBeforeTax.',
      title: 'Tax',
    }),
    finalPrice: numberShape('The price with tax.'),
  }),
  example: { price: 49.99, taxRate: 8.25 },
  run: calculateSalesTax,
});
