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
  labels: { to: 'Decimal to percentage', from: 'Percentage to decimal' },
  hints: {
    value: 'A number such as 0.5 or 5e-1, or a percentage such as 50%.',
    direction: 'A number that ends in % is always read as a percentage.',
  },
  headline: 'result',
  chosenUnits: { result: { by: 'direction', units: { to: '%' } } },
  numerals: { value: 'number' },
  fields,
  request: {
    value: 'Number such as 0.5 or 5e-1; a percentage if it has a % or direction is from.',
    direction: {
      description: 'to returns the percentage as the result, from returns the decimal.',
      title: 'Conversion',
    },
  },
  result: () => ({
    decimal: numberShape('Decimal: percent divided by 100.'),
    percent: numberShape({ description: 'Percentage.', title: 'Percentage', 'x-unit': '%' }),
    percentString: textShape({
      description: 'Percentage with all its digits and a percent sign, such as 7%.',
      title: 'Percentage in full',
    }),
    result: numberShape('percent in direction to, decimal in direction from.'),
  }),
  example: { value: '0.25' },
  run: convertDecimalToPercent,
});
