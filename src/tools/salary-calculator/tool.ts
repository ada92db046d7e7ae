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
  hints: { hourlyRate: 'In any currency, before tax.', hoursPerWeek: '', weeksPerYear: '' },
  fields,
  request: {
    hourlyRate: 'Pay for one hour, in any currency.',
    hoursPerWeek: ['Paid hours per week.', 'hours'],
    weeksPerYear: ['Paid weeks per year.', 'weeks'],
  },
  result: () => ({
    hourlyRate: 'as given',
    annual: numberShape({
      description: 'Annual pay: weekly times weeksPerYear.',
      title: 'Annual pay',
    }),
    monthly: numberShape({
      description: 'Monthly pay: a twelfth of annual.',
      title: 'Monthly pay',
    }),
    weekly: numberShape({
      description: 'Weekly pay: hourlyRate times hoursPerWeek.',
      title: 'Weekly pay',
    }),
    daily: numberShape({ description: 'Daily pay: a fifth of weekly.', title: 'Daily pay' }),
  }),
  example: { hourlyRate: 25, hoursPerWeek: 37.5 },
  run: calculateSalary,
});
