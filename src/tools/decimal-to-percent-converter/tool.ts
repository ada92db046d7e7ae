import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, text } from '../fields.ts';
import { convertDecimalToPercent } from './convert-decimal-to-percent.ts';
import { rules } from './rules.ts';

export const decimalToPercentConverterTool = defineTool({
  slug: 'decimal-to-percent-converter',
  operation: 'convert-decimal-to-percent',
  name: 'Decimal to Percent Converter',
  category: 'Converters',
  description: 'Converts a decimal to a percentage, or a percentage to a decimal.',
  request: () =>
    z.object({
      value: text(
        'The number, such as 0.5 or 5e-1; a percentage with a trailing %, and always in direction from.',
        rules.value,
      ),
      direction: z._default(
        choice(
          rules.direction.options,
          'to makes a percentage of a decimal, from a decimal of a percentage.',
        ),
        'to',
      ),
    }),
  result: () =>
    z.object({
      decimal: figure('The decimal, a hundredth of percent.'),
      percent: figure('The percentage.'),
      percentString: text('The percentage with all its digits and a percent sign, such as 7%.'),
      result: figure('percent in direction to, decimal in direction from.'),
    }),
  example: { value: '0.25' },
  run: convertDecimalToPercent,
});
