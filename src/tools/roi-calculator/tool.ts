import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, number } from '../fields.ts';
import { calculateRoi } from './calculate-roi.ts';
import { rules } from './rules.ts';

export const roiCalculatorTool = defineTool({
  slug: 'roi-calculator',
  operation: 'calculate-roi',
  name: 'ROI Calculator',
  category: 'Percentages and money',
  description: 'Computes the return on an investment, in total and as compound growth a year.',
  request: () =>
    z.object({
      cost: number(rules.cost, 'What was invested.'),
      returnValue: number(
        rules.returnValue,
        'What the investment is worth now, or was at the end.',
      ),
      years: z.exactOptional(
        number(rules.years, 'How many years it was held; makes the annualized return.'),
      ),
    }),
  result: () =>
    z.object({
      cost: figure('cost as given.'),
      currentValue: figure('returnValue as given.'),
      netProfit: figure('returnValue less cost; negative for a loss.'),
      roi: figure('netProfit in per cent of cost.'),
      years: z.nullable(figure('years as given, or null.')),
      annualizedRoi: z.nullable(figure('Compound growth a year in per cent; null without years.')),
    }),
  example: { cost: 10000, returnValue: 15000, years: 5 },
  run: calculateRoi,
});
