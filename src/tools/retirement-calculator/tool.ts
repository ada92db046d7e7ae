import { boolean, figure, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateRetirement } from './calculate-retirement.ts';
import { fields, relations } from './request.ts';

export const retirementCalculatorTool = builtInTool({
  slug: 'retirement-calculator',
  operation: 'calculate-retirement',
  name: 'Retirement Calculator',
  category: 'Percentages and money',
  description:
    'Projects savings with monthly contributions to retirement and compares them with a target.',
  fields,
  relations,
  request: {
    currentAge: ['Current age in years.', 'years'],
    retirementAge: [
      'Age at retirement in years, after currentAge; the time between is rounded to months.',
      'years',
    ],
    currentSavings: 'Amount saved so far.',
    monthlyContribution: 'Amount added at the end of each month.',
    annualReturn: ['Nominal return a year in per cent; a twelfth of it accrues every month.', '%'],
    targetNestEgg: 'Savings to reach by retirement.',
  },
  result: () => ({
    projectedSavings: figure('Savings at retirement.'),
    totalContributed: figure('currentSavings plus all monthly contributions.'),
    totalGrowth: figure('projectedSavings less totalContributed; negative for a loss.'),
    meetsTarget: orNull(
      boolean('Whether projectedSavings reach targetNestEgg, or null without one.'),
    ),
    shortfall: orNull(
      figure('How far projectedSavings fall short of targetNestEgg, or null without one.'),
    ),
    requiredMonthlyContribution: orNull(
      figure('Smallest monthly contribution that reaches targetNestEgg, or null without one.'),
    ),
  }),
  example: {
    currentAge: 30,
    retirementAge: 65,
    currentSavings: 20000,
    monthlyContribution: 500,
    annualReturn: 7,
    targetNestEgg: 1000000,
  },
  run: calculateRetirement,
});
