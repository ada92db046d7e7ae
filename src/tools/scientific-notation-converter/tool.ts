import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, figure, text } from '../fields.ts';
import { convertScientificNotation } from './convert-scientific-notation.ts';
import { rules } from './rules.ts';

export const scientificNotationConverterTool = defineTool({
  slug: 'scientific-notation-converter',
  operation: 'convert-scientific-notation',
  name: 'Scientific Notation Converter',
  category: 'Converters',
  description: 'Converts a number of any length to or from scientific notation, digit by digit.',
  request: () =>
    z.object({
      value: text(
        'The number in either notation: 1500, 1.5e+3 or 1.5 x 10^3; an exponent from -10,000 to 10,000.',
        rules.value,
      ),
      direction: z._default(
        choice(
          rules.direction.options,
          'to makes scientific notation, from makes a plain decimal.',
        ),
        'to',
      ),
    }),
  result: () =>
    z.object({
      input: text('value as given.'),
      direction: choice(rules.direction.options, 'The direction used.'),
      result: text('The number in scientific notation, or as a plain decimal.'),
      scientific: text('The number in scientific notation, such as 1.5e+3.'),
      numeric: z.nullable(figure('The nearest double; null beyond the range of doubles.')),
      mantissa: figure(
        'The part before the power of ten, as the nearest double; its magnitude is 1 to 10, or 0.',
      ),
      exponent: count('The power of ten; 0 for zero.'),
    }),
  example: { value: '299792458' },
  run: convertScientificNotation,
});
