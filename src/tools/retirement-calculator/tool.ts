import { booleanShape, numberShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateRetirement } from './calculate-retirement.ts';
import { fields } from './request.ts';

export const retirementCalculatorTool = builtInTool({
  slug: 'retirement-calculator',
  operation: 'calculate-retirement',
  name: 'Retirement Calculator',
  category: 'Percentages and money',
  description:
    'Projects savings with monthly contributions to retirement and compares them with a target.',
  fields,
  request: {
    currentAge: { description: 'Current age in years.', unit: 'years', hint: '' },
    retirementAge: {
      description:
        'Age at retirement in years, greater than currentAge; the time until then is rounded to months.',
      unit: 'years',
      hint: 'Age at retirement in years; the time until then is rounded to months.',
    },
    currentSavings: { description: 'Amount saved so far.', money: true, hint: '' },
    monthlyContribution: { description: 'Amount added at the end of each month.', money: true },
    annualReturn: {
      description: 'Nominal annual return in percent; a twelfth of it accrues every month.',
      unit: '%',
      hint: 'Return per year; a twelfth of it is added every month.',
    },
    targetNestEgg: {
      description: 'Savings to reach by retirement.',
      title: 'Savings goal',
      money: true,
      hint: 'Savings to reach by retirement, in the money of that time.',
    },
  },
  result: {
    projectedSavings: {
      shape: numberShape,
      description: 'Savings at retirement.',
      title: 'Savings at retirement',
      money: true,
      estimate: true,
    },
    totalContributed: {
      shape: numberShape,
      description: 'currentSavings plus all monthly contributions.',
      title: 'Total paid in',
      money: true,
    },
    totalGrowth: {
      shape: numberShape,
      description: 'projectedSavings minus totalContributed; negative for a loss.',
      money: true,
      estimate: true,
    },
    meetsTarget: {
      shape: orNull(booleanShape),
      description: 'Whether projectedSavings reaches targetNestEgg; null without a target.',
      title: 'Goal reached',
    },
    shortfall: {
      shape: orNull(numberShape),
      description: 'How far projectedSavings falls short of targetNestEgg; null without a target.',
      money: true,
      estimate: true,
    },
    requiredMonthlyContribution: {
      shape: orNull(numberShape),
      description:
        'Smallest monthly contribution that reaches targetNestEgg; null without a target.',
      title: 'Monthly contribution needed',
      money: true,
      estimate: true,
    },
  },
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
