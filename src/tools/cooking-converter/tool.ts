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
  labels: {
    cup: 'cup (US, 236.6 ml)',
    tablespoon: 'tablespoon (US, 14.8 ml)',
    teaspoon: 'teaspoon (US, 4.93 ml)',
    floz: 'fluid ounce (US, 29.6 ml)',
    pint: 'pint (US, 473 ml)',
    quart: 'quart (US, 946 ml)',
    gallon: 'gallon (US, 3.79 l)',
  },
  chosenUnits: {
    result: {
      by: 'to',
      units: {
        ml: 'ml',
        liter: 'l',
        teaspoon: 'tsp',
        tablespoon: 'tbsp',
        floz: 'fl oz',
        cup: 'cups',
        pint: 'pt',
        quart: 'qt',
        gallon: 'gal',
      },
    },
  },
  hints: { value: '', from: 'Unit of the volume.' },
  fields,
  request: {
    value: { description: 'Volume to convert.', title: 'Amount' },
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
        teaspoon: numberShape({
          description: 'US teaspoons, 4.92892159375 ml each.',
          title: 'Teaspoons',
          'x-unit': 'tsp',
        }),
        tablespoon: numberShape({
          description: 'US tablespoons, 3 teaspoons each.',
          title: 'Tablespoons',
          'x-unit': 'tbsp',
        }),
        floz: numberShape({
          description: 'US fluid ounces, 2 tablespoons each.',
          title: 'Fluid ounces',
          'x-unit': 'fl oz',
        }),
        cup: numberShape({
          description: 'US cups, 8 fluid ounces each.',
          title: 'Cups',
          'x-unit': 'cups',
        }),
        pint: numberShape({
          description: 'US liquid pints, 2 cups each.',
          title: 'Pints',
          'x-unit': 'pt',
        }),
        quart: numberShape({
          description: 'US liquid quarts, 2 pints each.',
          title: 'Quarts',
          'x-unit': 'qt',
        }),
        liter: numberShape({ description: 'Liters.', title: 'Liters', 'x-unit': 'l' }),
        gallon: numberShape({
          description: 'US gallons, 4 quarts each.',
          title: 'Gallons',
          'x-unit': 'gal',
        }),
      },
      { description: 'Volume in each of the units.', title: 'In every unit' },
    ),
  }),
  example: { value: 0.25, from: 'cup', to: 'tablespoon' },
  run: convertCooking,
});
