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
      'cups tablespoons teaspoons ml kitchen recipe baking volume fluid ounces fraction chart',
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
    repeated: ['ml'],
    formula:
      '1 gallon = 4 quarts = 8 pints = 16 cups = 128 fl oz = 256 tablespoons = 768 teaspoons = 3785.411784 ml',
    explanation: 'These are the exact ratios of US customary liquid measures.',
    source: 'NIST Handbook 44, Appendix C.',
    options: { floz: 'fl oz' },
    hints: { from: 'Unit of the volume.' },
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
