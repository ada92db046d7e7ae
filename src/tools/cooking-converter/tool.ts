import { numberShape, objectShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertCooking } from './convert-cooking.ts';
import { fields } from './request.ts';

export const cookingConverterTool = builtInTool({
  slug: 'cooking-converter',
  operation: 'convert-cooking',
  name: 'Cooking Converter',
  category: 'Converters',
  description: 'Converts a volume between US kitchen units, milliliters and liters.',
  fields,
  request: {
    value: 'Volume to convert.',
    from: 'Unit of value; floz is the US fluid ounce.',
    to: 'Unit of the result.',
  },
  result: () => ({
    result: numberShape('Converted volume.'),
    ml: numberShape({
      description: 'Volume in milliliters.',
      title: 'Milliliters',
      'x-unit': 'ml',
    }),
    units: objectShape(
      {
        ml: numberShape({ description: 'Milliliters.', title: 'Milliliters', 'x-unit': 'ml' }),
        teaspoon: numberShape(['US teaspoons, 4.92892159375 ml each.', 'tsp']),
        tablespoon: numberShape(['US tablespoons, 3 teaspoons each.', 'tbsp']),
        floz: numberShape({
          description: 'US fluid ounces, 2 tablespoons each.',
          title: 'Fluid ounces',
          'x-unit': 'fl oz',
        }),
        cup: numberShape(['US cups, 8 fluid ounces each.', 'cups']),
        pint: numberShape(['US liquid pints, 2 cups each.', 'pt']),
        quart: numberShape(['US liquid quarts, 2 pints each.', 'qt']),
        liter: numberShape(['Liters.', 'l']),
        gallon: numberShape(['US gallons, 4 quarts each.', 'gal']),
      },
      'Volume in each of the units.',
    ),
  }),
  example: { value: 0.25, from: 'cup', to: 'tablespoon' },
  run: convertCooking,
});
