import { ingredientGroups, ingredients } from '../tools/cooking-converter/ingredients.ts';
import { kitchenUnits, unitGroups } from '../tools/cooking-converter/units.ts';
import type { AnyWords } from './words-of-tool.ts';

export const converterWords = {
  'angle-converter': {
    synonyms: 'degrees radians gradians gon turns rotation trigonometry minutes seconds dms pi',
    headline: 'result',
    formula: '1 turn = 360 degrees = 400 gradians = 2π radians',
    explanation: 'π is taken to 70 decimal places, and the result is rounded only once.',
    source: 'ISO 80000-3.',
    hints: { from: 'Unit of the angle; a turn has 400 gradians.' },
    titles: { value: 'Angle' },
    chosenUnits: {
      result: {
        by: 'to',
        units: { degrees: '°', radians: 'rad', gradians: 'gon', turns: 'turns' },
      },
    },
  },
  'base-converter': {
    synonyms:
      'binary hex hexadecimal octal decimal radix number system bits two’s complement signed',
    headline: 'result',
    formula: 'value = Σ digitᵢ · baseⁱ',
    explanation:
      'Numbers of any length are exact. A fraction that does not end in the new base is rounded to as many digits as you enter, and to at least 32.',
    source: 'Positional notation.',
    hints: {
      value:
        'Digits from 0 to 9 and a to z, with an optional sign, point, and prefix 0x, 0o or 0b.',
      from: 'Base of the number.',
    },
    titles: { value: 'Number', from: 'From base', to: 'To base' },
  },
  'scientific-notation-converter': {
    synonyms:
      'exponent standard form e notation power of ten mantissa engineering si prefix significant figures million billion',
    headline: 'result',
    formula: 'value = mantissa × 10^exponent, with 1 ≤ |mantissa| < 10',
    explanation: 'The number is converted digit by digit and never rounded.',
    source: 'Normalized scientific notation.',
    options: { to: 'Scientific notation', from: 'Plain decimal' },
    hints: { direction: 'How to write the result.' },
    titles: {
      value: 'Number',
      direction: 'Notation',
      scientific: 'Scientific notation',
      numeric: 'Numeric value',
    },
  },
  'cooking-converter': {
    synonyms:
      'cups tablespoons teaspoons ml grams ounces flour sugar butter kitchen recipe baking volume fluid ounces fraction chart',
    description:
      'Converts cups, spoons, milliliters and more, and weighs what is in them: how many grams is a cup of flour?',
    headline: 'result',
    chosenUnits: {
      result: {
        by: 'to',
        units: {
          ...{ ml: 'ml', liter: 'l', teaspoon: 'tsp', tablespoon: 'tbsp', floz: 'fl oz' },
          ...{ cup: 'cups', pint: 'pt', quart: 'qt', gallon: 'gal' },
        },
      },
    },
    repeated: ['ml', 'units'],
    isShortcutFirst: true,
    pageFields: {
      from: { enum: kitchenUnits, default: 'ml', title: 'Unit' },
      ingredient: {
        enum: ['', ...ingredients.map(({ name }) => name)],
        default: '',
        title: 'Ingredient',
      },
      to: { enum: kitchenUnits, default: 'ml', title: 'To' },
    },
    formExample: { value: 1, from: 'cup', ingredient: 'all-purpose flour', to: 'gram' },
    starts: { from: 'cup', to: 'gram' },
    groups: {
      ...unitGroups,
      ...Object.fromEntries(
        Object.entries(ingredientGroups).map(([group, members]) => [
          group,
          members.map(({ name }) => name),
        ]),
      ),
    },
    formula:
      '1 gallon = 4 quarts = 8 pints = 16 cups = 128 fl oz = 256 tablespoons = 768 teaspoons = 3785.411784 ml\ngrams = milliliters × grams per cup / milliliters per cup',
    explanation:
      'The ratios of US customary liquid measures are exact. The weight of a cup of each ingredient is an average, which depends on how it is ground, sifted and packed.',
    source:
      'NIST Handbook 44, Appendix C; weights of household measures in FoodData Central, U.S. Department of Agriculture.',
    options: {
      '': 'None: volumes only',
      cup: 'cup (US, 236.6 ml)',
      tablespoon: 'tablespoon (US, 14.8 ml)',
      teaspoon: 'teaspoon (US, 4.93 ml)',
      floz: 'fluid ounce (US, 29.6 ml)',
      pint: 'pint (US, 473 ml)',
      quart: 'quart (US, 946 ml)',
      gallon: 'gallon (US, 3.79 l)',
      'label cup': 'cup (US food labels, 240 ml)',
      'metric cup': 'cup (metric, 250 ml)',
      'metric tablespoon': 'tablespoon (metric, 15 ml)',
      'Australian tablespoon': 'tablespoon (Australia, 20 ml)',
      'metric teaspoon': 'teaspoon (metric, 5 ml)',
      'imperial cup': 'cup (imperial, 284 ml)',
      'imperial fluid ounce': 'fluid ounce (imperial, 28.4 ml)',
      'imperial pint': 'pint (imperial, 568 ml)',
      gram: 'grams',
      kilogram: 'kilograms',
      ounce: 'ounces',
      pound: 'pounds',
    },
    hints: { value: '', from: 'Unit of the volume.' },
    titles: {
      value: 'Amount',
      units: 'In every unit',
      teaspoon: 'Teaspoons',
      tablespoon: 'Tablespoons',
      cup: 'Cups',
      pint: 'Pints',
      quart: 'Quarts',
      liter: 'Liters',
      gallon: 'Gallons',
    },
  },
  'color-converter': {
    synonyms:
      'colour hex rgb hsl hsv cmyk hwb oklch css picker swatch contrast wcag accessibility tints shades eyedropper',
    headline: 'hex',
    formula: 'lightness = (max + min) / 2\nsaturation = (max − min) / (1 − |2 · lightness − 1|)',
    explanation:
      'Red, green and blue are first divided by 255. The hue is the position on the color wheel, in degrees; it is 0 for a gray.',
    source: 'CSS Color Module Level 4.',
    options: { hex: 'Hex', rgb: 'RGB' },
    hints: {
      color: 'Such as #ff5733, 255, 87, 51 or rgb(255, 87, 51), without transparency.',
      from: '',
    },
    titles: { from: 'Notation' },
  },
  'decimal-to-percent-converter': {
    synonyms: 'fraction ratio percentage per cent',
    headline: 'result',
    formula: 'percent = 100 · decimal',
    explanation: 'The decimal point moves by two places, so no digit is lost.',
    source: 'Definition of per cent.',
    options: { to: 'Decimal to percentage', from: 'Percentage to decimal' },
    hints: {
      value: 'A number such as 0.5 or 5e-1, or a percentage such as 50%.',
      direction: 'A number that ends in % is always read as a percentage.',
    },
    chosenUnits: { result: { by: 'direction', units: { to: '%' } } },
    titles: { direction: 'Conversion', percent: 'Percentage', percentString: 'Percentage in full' },
  },
} satisfies AnyWords;
