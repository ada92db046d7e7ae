import { figure, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateRoi } from './calculate-roi.ts';
import { fields } from './request.ts';

export const roiCalculatorTool = builtInTool({
  slug: 'roi-calculator',
  operation: 'calculate-roi',
  name: 'ROI Calculator',
  category: 'Percentages and money',
  description: 'Computes the return on an investment, in total and as compound growth a year.',
  fields,
  request: {
    cost: 'The amount invested.',
    returnValue: 'What the investment is worth now or was worth at its end.',
    years: ['Holding period in years; enables annualizedRoi.', 'years'],
  },
  result: () => ({
    cost: 'as given',
    currentValue: figure('The returnValue of the request.'),
    netProfit: figure('returnValue less cost; negative for a loss.'),
    roi: figure({ description: 'netProfit as a percentage of cost.', title: 'ROI', 'x-unit': '%' }),
    years: orNull(figure(['The years of the request, or null.', 'years'])),
    annualizedRoi: orNull(
      figure({
        description: 'Compound annual growth rate in per cent; null without years.',
        title: 'Annualized ROI',
        'x-unit': '%',
      }),
    ),
  }),
  example: { cost: 10000, returnValue: 15000, years: 5 },
  run: calculateRoi,
});
