import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number } from '../fields.ts';
import { percentageChange } from './percentage-change.ts';
import { rules } from './rules.ts';

export const percentageChangeTool = defineTool({
  slug: 'percentage-change',
  operation: 'percentage-change',
  name: 'Percentage Change',
  category: 'Percentages and money',
  description: 'Computes the change from one value to another in per cent of the first.',
  request: () =>
    z.object({
      from: number(rules.from, 'The original value; not 0, unless to is 0, too.'),
      to: number(rules.to, 'The new value.'),
    }),
  result: () =>
    z.object({
      percentChange: figure('Change in per cent of the size of from; negative for a decrease.'),
      direction: choice(['increase', 'decrease', 'none'], 'Whether to is above, below or at from.'),
    }),
  example: { from: 80, to: 100 },
  run: percentageChange,
});
