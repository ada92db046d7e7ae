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
  hints: { cost: '', years: 'How long you hold the investment, for the annualized return.' },
  headline: 'roi',
  repeated: ['currentValue'],
  fields,
  request: {
    cost: { description: 'The amount invested.', title: 'Amount invested' },
    returnValue: {
      description: 'Value of the investment now, or at its end.',
      title: 'Current or final value',
    },
    years: {
      description: 'Holding period in years, for annualizedRoi.',
      title: 'Holding period',
      'x-unit': 'years',
    },
  },
  result: () => ({
    cost: 'as given',
    currentValue: numberShape({
      description: 'The returnValue of the request.',
      title: 'Current or final value',
    }),
    netProfit: numberShape('returnValue minus cost; negative for a loss.'),
    roi: numberShape({
      description: 'netProfit as a percentage of cost.',
      title: 'Return on investment (ROI)',
      'x-unit': '%',
    }),
    years: orNull(
      numberShape({
        description: 'The years of the request, or null.',
        title: 'Holding period',
        'x-unit': 'years',
      }),
    ),
    annualizedRoi: orNull(
      numberShape({
        description: 'Compound annual growth rate in percent; null without years.',
        title: 'Annualized return',
        'x-unit': '%',
      }),
    ),
  }),
  example: { cost: 10000, returnValue: 15000, years: 5 },
  run: calculateRoi,
});
