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
  headline: 'roi',
  fields,
  request: {
    cost: { description: 'The amount invested.', title: 'Amount invested', money: true, hint: '' },
    returnValue: {
      description: 'Value of the investment now, or at its end.',
      title: 'Current or final value',
      money: true,
    },
    years: {
      description: 'Holding period in years, for annualizedRoi.',
      title: 'Holding period',
      unit: 'years',
      hint: 'How long you hold the investment, for the annualized return.',
    },
  },
  result: {
    cost: 'as given',
    currentValue: {
      shape: numberShape,
      description: 'The returnValue of the request.',
      title: 'Current or final value',
      money: true,
      hidden: true,
    },
    netProfit: {
      shape: numberShape,
      description: 'returnValue minus cost; negative for a loss.',
      money: true,
    },
    roi: {
      shape: numberShape,
      description: 'netProfit as a percentage of cost.',
      title: 'Return on investment (ROI)',
      unit: '%',
    },
    years: {
      shape: orNull(numberShape),
      description: 'The years of the request, or null.',
      title: 'Holding period',
      unit: 'years',
    },
    annualizedRoi: {
      shape: orNull(numberShape),
      description: 'Compound annual growth rate in percent; null without years.',
      title: 'Annualized return',
      unit: '%',
    },
  },
  example: { cost: 10000, returnValue: 15000, years: 5 },
  run: calculateRoi,
});
