import { figure } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSalary } from './calculate-salary.ts';
import { fields } from './request.ts';

export const salaryCalculatorTool = builtInTool({
  slug: 'salary-calculator',
  operation: 'calculate-salary',
  name: 'Salary Calculator',
  category: 'Percentages and money',
  description: 'Converts an hourly rate to pay a day, a week, a month and a year, before tax.',
  fields,
  request: {
    hourlyRate: 'Pay for one hour, in any currency.',
    hoursPerWeek: ['Paid hours a week.', 'hours'],
    weeksPerYear: ['Paid weeks a year.', 'weeks'],
  },
  result: () => ({
    hourlyRate: 'as given',
    annual: figure('Pay for a year: weekly times weeksPerYear.'),
    monthly: figure('Pay for a month: a twelfth of annual.'),
    weekly: figure('Pay for a week: hourlyRate times hoursPerWeek.'),
    daily: figure('Pay for a day: a fifth of weekly.'),
  }),
  example: { hourlyRate: 25, hoursPerWeek: 37.5 },
  run: calculateSalary,
});
