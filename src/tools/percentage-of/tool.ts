import { number } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { percentageOf } from './percentage-of.ts';
import { fields } from './request.ts';

export const percentageOfTool = builtInTool({
  slug: 'percentage-of',
  operation: 'percentage-of',
  name: 'Percentage Of',
  category: 'Percentages and money',
  description: 'Computes x per cent of y.',
  fields,
  request: {
    x: ['The percentage.', '%'],
    y: 'The value to take the percentage of.',
  },
  result: () => ({ result: number('x per cent of y.') }),
  example: { x: 15, y: 80 },
  run: percentageOf,
});
