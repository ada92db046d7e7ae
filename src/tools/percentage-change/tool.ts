import { choice, figure } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { percentageChange } from './percentage-change.ts';
import { fields, relations } from './request.ts';

export const percentageChangeTool = builtInTool({
  slug: 'percentage-change',
  operation: 'percentage-change',
  name: 'Percentage Change',
  category: 'Percentages and money',
  description: 'Computes the change from one value to another in per cent of the first.',
  fields,
  relations,
  request: {
    from: 'The original value. From 0, only a change to 0 has a percentage.',
    to: 'The new value.',
  },
  result: () => ({
    percentChange: figure([
      'Change as a percentage of the absolute value of from; negative for a decrease.',
      '%',
    ]),
    direction: choice(['increase', 'decrease', 'none'], 'Whether to is above, below or at from.'),
  }),
  example: { from: 80, to: 100 },
  run: percentageChange,
});
