import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'unit-price-calculator'> = {
  icon: 'M12 4v16M8 20h8M5 7h14M5.5 7 3 13a2.7 2.7 0 0 0 5 0zM18.5 7 16 13a2.7 2.7 0 0 0 5 0z',
  description: 'Compares products by their unit price: which one is cheaper, and by how much.',
  synonyms:
    'price per unit compare grocery cost kilo ounce cheaper pack comparison deal value better buy best supermarket gram kg pound oz liter 100g shopping',
  handles: { price: true, quantity: true, unit: true },
  formula: 'unit price = price / quantity',
  explanation:
    'Units of the same kind are converted exactly: a pound is 453.59237 g, and a US fluid ounce 29.5735295625 ml.',
  source: 'NIST Handbook 44, Appendix C.',
  topics: 'compare prices per kg, liter or piece',
  reading:
    'The percentage is what you save by buying the cheapest product instead of the next one, for the same quantity.',
  mistake:
    'A large pack saves money only if you use it up. A liter of oil is less than a kilogram, so weights and volumes cannot be compared.',
};
