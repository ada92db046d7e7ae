import { numberShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateRoi } from './calculate-roi.ts';
import { fields } from './request.ts';

export const roiCalculatorTool = builtInTool({
  slug: 'roi-calculator',
  operation: 'calculate-roi',
  name: 'ROI Calculator',
  category: 'Percentages and money',
  description: 'Computes the return on an investment, in total and as annual compound growth.',
  money: ['cost', 'returnValue', 'currentValue', 'netProfit'],
  fields,
  request: {
    cost: 'The amount invested.',
    returnValue: 'Value of the investment now, or at its end.',
    years: ['Holding period in years, for annualizedRoi.', 'years'],
  },
  result: () => ({
    cost: 'as given',
    currentValue: numberShape('The returnValue of the request.'),
    netProfit: numberShape('returnValue minus cost; negative for a loss.'),
    roi: numberShape({
      description: 'netProfit as a percentage of cost.',
      title: 'ROI',
      'x-unit': '%',
    }),
    years: orNull(numberShape(['The years of the request, or null.', 'years'])),
    annualizedRoi: orNull(
      numberShape({
        description: 'Compound annual growth rate in per cent; null without years.',
        title: 'Annualized ROI',
        'x-unit': '%',
      }),
    ),
  }),
  example: { cost: 10000, returnValue: 15000, years: 5 },
  run: calculateRoi,
});
