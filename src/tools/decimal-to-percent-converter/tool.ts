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
  headline: 'result',
  fields,
  request: {
    value: {
      description: 'Number such as 0.5 or 5e-1; a percentage if it has a % or direction is from.',
      read: 'number',
      hint: 'A number such as 0.5 or 5e-1, or a percentage such as 50%.',
    },
    direction: {
      description: 'to returns the percentage as the result, from returns the decimal.',
      title: 'Conversion',
      hint: 'A number that ends in % is always read as a percentage.',
      labels: { to: 'To a percentage', from: 'To a decimal' },
    },
  },
  result: {
    decimal: { shape: numberShape, description: 'Decimal: percent divided by 100.' },
    percent: { shape: numberShape, description: 'Percentage.', title: 'Percentage', unit: '%' },
    percentString: {
      shape: textShape,
      description: 'Percentage with all its digits and a percent sign, such as 7%.',
      title: 'Percentage in full',
      hidden: true,
    },
    result: {
      shape: numberShape,
      description: 'percent in direction to, decimal in direction from.',
      chosenUnit: { by: 'direction', units: { to: '%' } },
    },
  },
  example: { value: '0.25' },
  run: convertDecimalToPercent,
});
