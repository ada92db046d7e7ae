import { numberShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertDecimalToPercent } from './convert-decimal-to-percent.ts';
import { fields } from './request.ts';

export const decimalToPercentConverterTool = builtInTool({
  slug: 'decimal-to-percent-converter',
  operation: 'convert-decimal-to-percent',
  name: 'Decimal to Percent Converter',
  category: 'Converters',
  description: 'Converts a decimal to a percentage, or a percentage to a decimal.',
  fields,
  request: {
    value: 'Number such as 0.5 or 5e-1; a percentage if it ends in % or direction is from.',
    direction: 'to returns the percentage as the result, from returns the decimal.',
  },
  result: () => ({
    decimal: numberShape('Decimal: percent divided by 100.'),
    percent: numberShape(['Percentage.', '%']),
    percentString: textShape('Percentage with all its digits and a percent sign, such as 7%.'),
    result: numberShape('percent in direction to, decimal in direction from.'),
  }),
  example: { value: '0.25' },
  run: convertDecimalToPercent,
});
