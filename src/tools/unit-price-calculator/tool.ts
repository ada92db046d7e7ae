import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateUnitPrice } from './calculate-unit-price.ts';
import { fields } from './request.ts';

export const unitPriceCalculatorTool = builtInTool({
  slug: 'unit-price-calculator',
  operation: 'calculate-unit-price',
  name: 'Unit Price Calculator',
  category: 'Percentages and money',
  description: 'Computes the price of one unit from a total price and a quantity.',
  money: ['price'],
  chosenUnits: { unitPrice: { by: 'unit' } },
  repeated: ['pricePerUnit'],
  fields,
  request: {
    price: 'The total price, in any currency.',
    quantity: 'Number of units that the price pays for.',
    unit: 'A label for display, such as kg; it does not change the result.',
  },
  result: () => ({
    unitPrice: numberShape('The price of one unit: price divided by quantity.'),
    pricePerUnit: numberShape('The same as unitPrice.'),
  }),
  example: { price: 4.5, quantity: 1.5, unit: 'kg' },
  run: calculateUnitPrice,
});
