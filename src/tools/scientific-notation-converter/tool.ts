import { integerShape, numberShape, orNull, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertScientificNotation } from './convert-scientific-notation.ts';
import { fields } from './request.ts';

export const scientificNotationConverterTool = builtInTool({
  slug: 'scientific-notation-converter',
  operation: 'convert-scientific-notation',
  name: 'Scientific Notation Converter',
  category: 'Converters',
  description: 'Converts a number of any length to or from scientific notation, digit by digit.',
  fields,
  request: {
    value: {
      description: 'Number in either notation, such as 1500, 1.5e+3, 1.5 x 10^3 or 1.5 × 10³.',
      title: 'Number',
      read: 'number',
    },
    direction: {
      description: 'to writes scientific notation, from writes a plain decimal.',
      title: 'Notation',
      hint: '',
      labels: { to: 'Scientific notation', from: 'Plain decimal' },
    },
  },
  result: {
    input: { shape: textShape, description: 'The value as given.' },
    direction: 'as given',
    result: {
      shape: textShape,
      description: 'Number in scientific notation, or as a plain decimal.',
    },
    scientific: {
      shape: textShape,
      description: 'Number in scientific notation, such as 1.5e+3.',
      title: 'Scientific notation',
    },
    numeric: {
      shape: orNull(numberShape),
      description: 'Nearest double; null beyond the range of doubles.',
      title: 'Numeric value',
    },
    mantissa: {
      shape: numberShape,
      description: 'Factor before the power of ten, as the nearest double.',
    },
    exponent: {
      shape: integerShape({ minimum: -10_000, maximum: 10_000 }),
      description: 'Power of ten; 0 for zero.',
    },
  },
  example: { value: '299792458' },
  run: convertScientificNotation,
});
