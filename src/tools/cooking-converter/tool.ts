import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertCooking } from './convert-cooking.ts';
import { fields } from './request.ts';

const labels = {
  cup: 'cup (US, 236.6 ml)',
  tablespoon: 'tablespoon (US, 14.8 ml)',
  teaspoon: 'teaspoon (US, 4.93 ml)',
  floz: 'fluid ounce (US, 29.6 ml)',
  pint: 'pint (US, 473 ml)',
  quart: 'quart (US, 946 ml)',
  gallon: 'gallon (US, 3.79 l)',
};

const symbols = {
  ml: 'ml',
  liter: 'l',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  floz: 'fl oz',
  cup: 'cups',
  pint: 'pt',
  quart: 'qt',
  gallon: 'gal',
};

export const cookingConverterTool = builtInTool({
  slug: 'cooking-converter',
  operation: 'convert-cooking',
  name: 'Cooking Converter',
  category: 'Converters',
  description: 'Converts a volume between US kitchen units, milliliters and liters.',
  fields,
  request: {
    value: { description: 'Volume to convert.', title: 'Amount', hint: '' },
    from: {
      description: 'Unit of value; floz is the US fluid ounce.',
      hint: 'Unit of the volume.',
      labels,
    },
    to: { description: 'Unit of the result.', labels },
  },
  result: {
    result: {
      shape: numberShape,
      description: 'Converted volume.',
      chosenUnit: { by: 'to', units: symbols },
    },
    ml: volume('ml', 'Milliliters', 'Volume in milliliters.'),
    units: {
      description: 'Volume in each of the units.',
      title: 'In every unit',
      properties: {
        ml: volume('ml', 'Milliliters', 'Milliliters.'),
        teaspoon: volume('teaspoon', 'Teaspoons', 'US teaspoons, 4.92892159375 ml each.'),
        tablespoon: volume('tablespoon', 'Tablespoons', 'US tablespoons, 3 teaspoons each.'),
        floz: volume('floz', 'Fluid ounces', 'US fluid ounces, 2 tablespoons each.'),
        cup: volume('cup', 'Cups', 'US cups, 8 fluid ounces each.'),
        pint: volume('pint', 'Pints', 'US liquid pints, 2 cups each.'),
        quart: volume('quart', 'Quarts', 'US liquid quarts, 2 pints each.'),
        liter: volume('liter', 'Liters', 'Liters.'),
        gallon: volume('gallon', 'Gallons', 'US gallons, 4 quarts each.'),
      },
    },
  },
  example: { value: 0.25, from: 'cup', to: 'tablespoon' },
  run: convertCooking,
});

function volume(unit: keyof typeof symbols, title: string, description: string) {
  return { shape: numberShape, description, title, unit: symbols[unit] };
}
