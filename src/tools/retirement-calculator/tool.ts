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
  hints: {
    targetNestEgg: 'Savings to reach by retirement, in the money of that time.',
    retirementAge: 'Age at retirement in years; the time until then is rounded to months.',
    annualReturn: 'Return per year; a twelfth of it is added every month.',
    currentAge: '',
    currentSavings: '',
  },
  estimates: ['projectedSavings', 'totalGrowth', 'shortfall', 'requiredMonthlyContribution'],
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
    annualReturn: ['Nominal annual return in percent; a twelfth of it accrues every month.', '%'],
    targetNestEgg: { description: 'Savings to reach by retirement.', title: 'Savings goal' },
  },
  result: () => ({
    projectedSavings: numberShape({
      description: 'Savings at retirement.',
      title: 'Savings at retirement',
    }),
    totalContributed: numberShape({
      description: 'currentSavings plus all monthly contributions.',
      title: 'Total paid in',
    }),
    totalGrowth: numberShape('projectedSavings minus totalContributed; negative for a loss.'),
    meetsTarget: orNull(
      booleanShape({
        description: 'Whether projectedSavings reaches targetNestEgg; null without a target.',
        title: 'Goal reached',
      }),
    ),
    shortfall: orNull(
      numberShape('How far projectedSavings falls short of targetNestEgg; null without a target.'),
    ),
    requiredMonthlyContribution: orNull(
      numberShape({
        description:
          'Smallest monthly contribution that reaches targetNestEgg; null without a target.',
        title: 'Monthly contribution needed',
      }),
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
