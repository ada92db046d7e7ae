import { choiceShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { percentageChange } from './percentage-change.ts';
import { fields } from './request.ts';

export const percentageChangeTool = builtInTool({
  slug: 'percentage-change',
  operation: 'percentage-change',
  name: 'Percentage Change',
  category: 'Percentages and money',
  description: 'Computes the change from one value to another as a percentage of the first.',
  fields,
  request: {
    from: { description: 'The original value; 0 only if to is 0 as well.', hint: '' },
    to: { description: 'The new value.', hint: '' },
  },
  result: {
    percentChange: {
      shape: numberShape,
      description: 'Change as a percentage of the absolute value of from; negative for a decrease.',
      title: 'Change',
      unit: '%',
    },
    direction: {
      shape: choiceShape(['increase', 'decrease', 'none']),
      description: 'Whether to is above, below or equal to from.',
      labels: { increase: 'Increase', decrease: 'Decrease', none: 'No change' },
    },
  },
  example: { from: 80, to: 100 },
  run: percentageChange,
});
