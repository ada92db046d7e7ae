import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, number, text } from '../fields.ts';
import { calculateUnitPrice } from './calculate-unit-price.ts';
import { rules } from './rules.ts';

export const unitPriceCalculatorTool = defineTool({
  slug: 'unit-price-calculator',
  operation: 'calculate-unit-price',
  name: 'Unit Price Calculator',
  category: 'Percentages and money',
  description: 'Computes the price of one unit from a total price and a quantity.',
  request: () =>
    z.object({
      price: number(rules.price, 'The total price, in any currency.'),
      quantity: number(rules.quantity, 'How many units the price is for.'),
      unit: z.exactOptional(
        text('A label for display, such as kg; it does not change the result.'),
      ),
    }),
  result: () =>
    z.object({
      unitPrice: figure('Price of one unit: price divided by quantity.'),
      pricePerUnit: figure('The same as unitPrice.'),
    }),
  example: { price: 4.5, quantity: 1.5, unit: 'kg' },
  run: calculateUnitPrice,
});
