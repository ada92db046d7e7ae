import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSalary } from './calculate-salary.ts';
import { fields } from './request.ts';

export const salaryCalculatorTool = builtInTool({
  slug: 'salary-calculator',
  operation: 'calculate-salary',
  name: 'Salary Calculator',
  category: 'Percentages and money',
  description: 'Converts an hourly rate to daily, weekly, monthly and annual pay, before tax.',
  money: ['hourlyRate', 'annual', 'monthly', 'weekly', 'daily'],
  fields,
  request: {
    hourlyRate: 'Pay for one hour, in any currency.',
    hoursPerWeek: ['Paid hours per week.', 'hours'],
    weeksPerYear: ['Paid weeks per year.', 'weeks'],
  },
  result: () => ({
    hourlyRate: 'as given',
    annual: numberShape('Annual pay: weekly times weeksPerYear.'),
    monthly: numberShape('Monthly pay: a twelfth of annual.'),
    weekly: numberShape('Weekly pay: hourlyRate times hoursPerWeek.'),
    daily: numberShape('Daily pay: a fifth of weekly.'),
  }),
  example: { hourlyRate: 25, hoursPerWeek: 37.5 },
  run: calculateSalary,
});
