import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { percentageOf } from './percentage-of.ts';
import { fields } from './request.ts';

export const percentageOfTool = builtInTool({
  slug: 'percentage-of',
  operation: 'percentage-of',
  name: 'Percentage Of',
  category: 'Percentages and money',
  description: 'Computes a percentage of a number.',
  fields,
  request: {
    x: { description: 'Percentage.', title: 'Percentage', unit: '%', hint: '' },
    y: { description: 'The value to take the percentage of.', title: 'Value', hint: '' },
  },
  result: {
    result: { shape: numberShape, description: 'x percent of y.' },
  },
  example: { x: 15, y: 80 },
  run: percentageOf,
});
