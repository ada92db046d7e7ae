import { textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertBase } from './convert-base.ts';
import { fields } from './request.ts';

const bases = { 2: 'Binary', 8: 'Octal', 10: 'Decimal', 16: 'Hexadecimal' };

export const baseConverterTool = builtInTool({
  slug: 'base-converter',
  operation: 'convert-base',
  name: 'Base Converter',
  category: 'Converters',
  description: 'Converts a number between bases 2 to 36, to any precision.',
  fields,
  request: {
    value: {
      description:
        "Number with an optional sign and point; digits are 0–9, then a–z or A–Z. A prefix 0x, #, 0o or 0b of its base and single spaces, _ or ' between groups of digits are ignored. Base 10 also takes 1.5 × 10³.",
      title: 'Number',
      read: 'digits',
      hint: 'Digits from 0 to 9 and a to z, with an optional sign, point, and prefix 0x, 0o or 0b.',
    },
    from: { description: 'Base of value.', title: 'From base', hint: '', labels: bases },
    to: { description: 'Base of the result.', title: 'To base', hint: '', labels: bases },
  },
  result: {
    input: { shape: textShape, description: 'The value as given.' },
    from: 'as given',
    to: 'as given',
    result: {
      shape: textShape,
      description: 'Number in the new base; an endless fraction is rounded to 32 digits or more.',
    },
    decimal: { shape: textShape, description: 'Number in base 10.' },
    binary: { shape: textShape, description: 'Number in base 2.' },
    octal: { shape: textShape, description: 'Number in base 8.' },
    hexadecimal: { shape: textShape, description: 'Number in base 16.' },
  },
  example: { value: '255', from: 10, to: 16 },
  run: convertBase,
});
