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
  fields,
  request: {
    price: { description: 'The total price, in any currency.', money: true },
    quantity: { description: 'How many units you get for the price.' },
    unit: { description: 'A label for display, such as kg; it does not change the result.' },
  },
  result: {
    unitPrice: {
      shape: numberShape,
      description: 'The price of one unit: price divided by quantity.',
      chosenUnit: { by: 'unit' },
    },
    pricePerUnit: { shape: numberShape, description: 'The same as unitPrice.', hidden: true },
  },
  example: { price: 4.5, quantity: 1.5, unit: 'kg' },
  run: calculateUnitPrice,
});
