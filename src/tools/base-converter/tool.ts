import { textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertBase } from './convert-base.ts';
import { fields, rules } from './request.ts';

export const baseConverterTool = builtInTool({
  slug: 'base-converter',
  operation: 'convert-base',
  name: 'Base Converter',
  category: 'Converters',
  description: 'Converts a number between bases 2 to 36, to any precision.',
  hints: {
    value: 'Digits from 0 to 9 and a to z, with an optional sign, point, and prefix 0x, 0o or 0b.',
    from: '',
    to: '',
  },
  labels: { 2: 'Binary', 8: 'Octal', 10: 'Decimal', 16: 'Hexadecimal' },
  numerals: { value: 'digits' },
  fields,
  rules,
  request: {
    value: {
      description:
        "Number with an optional sign and point; digits are 0–9, then a–z or A–Z. A prefix 0x, #, 0o or 0b of its base and single spaces, _ or ' between groups of digits are ignored. Base 10 also takes 1.5 × 10³.",
      title: 'Number',
    },
    from: { description: 'Base of value.', title: 'From base' },
    to: { description: 'Base of the result.', title: 'To base' },
  },
  result: () => ({
    input: textShape('The value as given.'),
    from: 'as given',
    to: 'as given',
    result: textShape(
      'Number in the new base; an endless fraction is rounded to 32 digits or more.',
    ),
    decimal: textShape('Number in base 10.'),
    binary: textShape('Number in base 2.'),
    octal: textShape('Number in base 8.'),
    hexadecimal: textShape('Number in base 16.'),
  }),
  example: { value: '255', from: 10, to: 16 },
  run: convertBase,
});
