import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { count, number, text } from '../fields.ts';
import { convertBase } from './convert-base.ts';
import { rules } from './rules.ts';

export const baseConverterTool = defineTool({
  slug: 'base-converter',
  operation: 'convert-base',
  name: 'Base Converter',
  category: 'Converters',
  description: 'Converts a number between bases 2 to 36, to any precision.',
  request: () =>
    z.object({
      value: text(
        'The number: an optional sign, digits of base from (0–9, then a–z in either case), at most one point.',
        rules.value,
      ),
      from: z._default(number(rules.from, 'Base of value.'), 10),
      to: z._default(number(rules.to, 'Base of result.'), 2),
    }),
  result: () =>
    z.object({
      input: text('value as given.'),
      from: count('Base of input.'),
      to: count('Base of result.'),
      result: text(
        'The number in base to; a fraction that does not terminate is rounded to as many digits as were given, at least 32.',
      ),
      decimal: text('The number in base 10.'),
      binary: text('The number in base 2.'),
      octal: text('The number in base 8.'),
      hexadecimal: text('The number in base 16.'),
    }),
  example: { value: '255', from: 10, to: 16 },
  run: convertBase,
});
