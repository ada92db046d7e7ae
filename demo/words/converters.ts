import type { AnyWords } from './words-of-tool.ts';

export const converterWords = {
  'angle-converter': {
    synonyms: 'degrees radians gradians gon turns rotation trigonometry',
    headline: 'result',
    formula: '1 turn = 360 degrees = 400 gradians = 2π radians',
    explanation: 'π is taken to 70 decimal places, and the result is rounded once.',
    source: 'ISO 80000-3.',
  },
  'base-converter': {
    synonyms: 'binary hex hexadecimal octal decimal radix number system',
    headline: 'result',
    formula: 'value = Σ digitᵢ · baseⁱ',
    explanation:
      'Numbers of any length are exact. A fraction that does not end in the new base is rounded to as many digits as you gave, at least 32.',
    source: 'Positional notation.',
  },
  'scientific-notation-converter': {
    synonyms: 'exponent standard form e notation power of ten mantissa',
    headline: 'result',
    formula: 'value = mantissa × 10^exponent, with 1 ≤ |mantissa| < 10',
    explanation: 'Every digit is kept; the number is handled as text and never rounded.',
    source: 'Normalized scientific notation.',
  },
  'cooking-converter': {
    synonyms: 'cups tablespoons teaspoons ml kitchen recipe baking volume fluid ounces',
    headline: 'result',
    formula:
      '1 gallon = 4 quarts = 8 pints = 16 cups = 128 fl oz = 256 tablespoons = 768 teaspoons = 3785.411784 ml',
    explanation: 'US customary liquid measure, by its exact ratios.',
    source: 'NIST Handbook 44, Appendix C.',
  },
  'color-converter': {
    synonyms: 'colour hex rgb hsl css picker swatch',
    headline: 'hex',
    formula: 'lightness = (max + min) / 2\nsaturation = (max − min) / (1 − |2 · lightness − 1|)',
    explanation:
      'Red, green and blue are shares of 255. The hue is the place on the wheel of colours, in degrees; a grey has none and gets 0.',
    source: 'CSS Color Module Level 4.',
  },
  'decimal-to-percent-converter': {
    synonyms: 'fraction ratio percentage per cent',
    headline: 'result',
    formula: 'percent = 100 · decimal',
    explanation: 'The point moves two places in the digits as written, so none is lost.',
    source: 'Definition of the per cent.',
  },
} satisfies AnyWords;
