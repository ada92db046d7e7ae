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
  fields,
  request: {
    hourlyRate: {
      description: 'Pay for one hour, in any currency.',
      money: true,
      hint: 'In any currency, before tax.',
    },
    hoursPerWeek: { description: 'Paid hours per week.', unit: 'hours', hint: '' },
    weeksPerYear: { description: 'Paid weeks per year.', unit: 'weeks', hint: '' },
  },
  result: {
    hourlyRate: 'as given',
    annual: {
      shape: numberShape,
      description: 'Annual pay: weekly times weeksPerYear.',
      title: 'Annual pay',
      money: true,
    },
    monthly: {
      shape: numberShape,
      description: 'Monthly pay: a twelfth of annual.',
      title: 'Monthly pay',
      money: true,
    },
    weekly: {
      shape: numberShape,
      description: 'Weekly pay: hourlyRate times hoursPerWeek.',
      title: 'Weekly pay',
      money: true,
    },
    daily: {
      shape: numberShape,
      description: 'Daily pay: a fifth of weekly.',
      title: 'Daily pay',
      money: true,
    },
  },
  example: { hourlyRate: 25, hoursPerWeek: 37.5 },
  run: calculateSalary,
});
