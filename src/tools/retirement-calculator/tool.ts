import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, flag, number, relation } from '../fields.ts';
import { calculateRetirement } from './calculate-retirement.ts';
import { retiresLater, rules } from './rules.ts';

export const retirementCalculatorTool = defineTool({
  slug: 'retirement-calculator',
  operation: 'calculate-retirement',
  name: 'Retirement Calculator',
  category: 'Percentages and money',
  description:
    'Projects savings with monthly contributions to retirement and compares them with a target.',
  request: () =>
    z
      .object({
        currentAge: number(rules.currentAge, 'Age now in years.'),
        retirementAge: number(
          rules.retirementAge,
          'Age at retirement in years, greater than currentAge; the time between is rounded to months.',
        ),
        currentSavings: z._default(number(rules.currentSavings, 'What is saved now.'), 0),
        monthlyContribution: z._default(
          number(rules.monthlyContribution, 'What is added at the end of each month.'),
          0,
        ),
        annualReturn: z._default(
          number(
            rules.annualReturn,
            'Nominal return a year, as a percentage; a twelfth of it accrues every month.',
          ),
          7,
        ),
        targetNestEgg: z.exactOptional(
          number(rules.targetNestEgg, 'The savings to reach until retirement.'),
        ),
      })
      .check(relation(retiresLater)),
  result: () =>
    z.object({
      projectedSavings: figure('Savings at retirement.'),
      totalContributed: figure('currentSavings and all monthly contributions.'),
      totalGrowth: figure('projectedSavings less totalContributed; negative for a loss.'),
      meetsTarget: z.nullable(flag('Whether projectedSavings reach the target; null without one.')),
      shortfall: z.nullable(
        figure('What projectedSavings lack of the target, or 0; null without one.'),
      ),
      requiredMonthlyContribution: z.nullable(
        figure(
          'The monthly contribution that reaches the target exactly, at least 0; null without one.',
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
