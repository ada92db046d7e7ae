import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, number } from '../fields.ts';
import { percentageOf } from './percentage-of.ts';
import { rules } from './rules.ts';

export const percentageOfTool = defineTool({
  slug: 'percentage-of',
  operation: 'percentage-of',
  name: 'Percentage Of',
  category: 'Percentages and money',
  description: 'Computes x per cent of y.',
  request: () =>
    z.object({
      x: number(rules.x, 'The percentage.'),
      y: number(rules.y, 'The value to take the percentage of.'),
    }),
  result: () => z.object({ result: figure('x per cent of y.') }),
  example: { x: 15, y: 80 },
  run: percentageOf,
});
