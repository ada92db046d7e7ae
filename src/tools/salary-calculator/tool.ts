import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, number } from '../fields.ts';
import { calculateSalary } from './calculate-salary.ts';
import { rules } from './rules.ts';

export const salaryCalculatorTool = defineTool({
  slug: 'salary-calculator',
  operation: 'calculate-salary',
  name: 'Salary Calculator',
  category: 'Percentages and money',
  description: 'Converts an hourly rate to pay a day, a week, a month and a year, before tax.',
  request: () =>
    z.object({
      hourlyRate: number(rules.hourlyRate, 'Pay an hour, in any currency.'),
      hoursPerWeek: z._default(number(rules.hoursPerWeek, 'Paid hours a week.'), 40),
      weeksPerYear: z._default(number(rules.weeksPerYear, 'Paid weeks a year.'), 52),
    }),
  result: () =>
    z.object({
      hourlyRate: figure('The hourly rate given.'),
      annual: figure('Pay a year: weekly times weeksPerYear.'),
      monthly: figure('A twelfth of annual.'),
      weekly: figure('Pay a week: hourlyRate times hoursPerWeek.'),
      daily: figure('A fifth of weekly.'),
    }),
  example: { hourlyRate: 25, hoursPerWeek: 37.5 },
  run: calculateSalary,
});
