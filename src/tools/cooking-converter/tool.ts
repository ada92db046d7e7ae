import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number } from '../fields.ts';
import { convertCooking } from './convert-cooking.ts';
import { rules } from './rules.ts';

export const cookingConverterTool = defineTool({
  slug: 'cooking-converter',
  operation: 'convert-cooking',
  name: 'Cooking Converter',
  category: 'Converters',
  description: 'Converts a volume between US kitchen units, millilitres and litres.',
  request: () =>
    z.object({
      value: number(rules.value, 'The volume, in the unit from.'),
      from: choice(rules.from.options, 'Unit of value; floz is the US fluid ounce.'),
      to: choice(rules.to.options, 'Unit of result.'),
    }),
  result: () =>
    z.object({
      result: figure('The volume in the unit to.'),
      ml: figure('The volume in millilitres.'),
      units: z
        .object({
          ml: figure('Millilitres.'),
          teaspoon: figure('US teaspoons, 4.92892159375 ml each.'),
          tablespoon: figure('US tablespoons, 3 teaspoons each.'),
          floz: figure('US fluid ounces, 2 tablespoons each.'),
          cup: figure('US cups, 8 fluid ounces each.'),
          pint: figure('US liquid pints, 2 cups each.'),
          quart: figure('US liquid quarts, 2 pints each.'),
          liter: figure('Litres.'),
          gallon: figure('US gallons, 4 quarts each.'),
        })
        .check(z.describe('The volume in each of the units.')),
    }),
  example: { value: 0.25, from: 'cup', to: 'tablespoon' },
  run: convertCooking,
});
