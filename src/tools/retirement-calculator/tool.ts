import { booleanShape, numberShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateRetirement } from './calculate-retirement.ts';
import { fields, rules } from './request.ts';

export const retirementCalculatorTool = builtInTool({
  slug: 'retirement-calculator',
  operation: 'calculate-retirement',
  name: 'Retirement Calculator',
  category: 'Percentages and money',
  description:
    'Projects savings with monthly contributions to retirement and compares them with a target.',
  money: [
    'currentSavings',
    'monthlyContribution',
    'targetNestEgg',
    'projectedSavings',
    'totalContributed',
    'totalGrowth',
    'shortfall',
    'requiredMonthlyContribution',
  ],
  fields,
  rules,
  request: {
    currentAge: ['Current age in years.', 'years'],
    retirementAge: [
      'Age at retirement in years, greater than currentAge; the time until then is rounded to months.',
      'years',
    ],
    currentSavings: 'Amount saved so far.',
    monthlyContribution: 'Amount added at the end of each month.',
    annualReturn: ['Nominal annual return in per cent; a twelfth of it accrues every month.', '%'],
    targetNestEgg: 'Savings to reach by retirement.',
  },
  result: () => ({
    projectedSavings: numberShape('Savings at retirement.'),
    totalContributed: numberShape('currentSavings plus all monthly contributions.'),
    totalGrowth: numberShape('projectedSavings minus totalContributed; negative for a loss.'),
    meetsTarget: orNull(
      booleanShape('Whether projectedSavings reaches targetNestEgg; null without a target.'),
    ),
    shortfall: orNull(
      numberShape('How far projectedSavings falls short of targetNestEgg; null without a target.'),
    ),
    requiredMonthlyContribution: orNull(
      numberShape(
        'Smallest monthly contribution that reaches targetNestEgg; null without a target.',
      ),
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
