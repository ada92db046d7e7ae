import { countShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateAge } from './calculate-age.ts';
import { fields } from './request.ts';

export const ageCalculatorTool = builtInTool({
  slug: 'age-calculator',
  operation: 'calculate-age',
  name: 'Age Calculator',
  category: 'Date, body and health',
  description: 'Computes an age in years, months and days, and the days until the next birthday.',
  fields,
  request: {
    birthDate: {
      description: 'Date of birth as YYYY-MM-DD, on or before targetDate.',
      hint: 'On or before the target date.',
    },
    targetDate: {
      description: 'Date on which to compute the age, as YYYY-MM-DD; today if omitted.',
      hint: 'The date on which to compute the age; today if left empty.',
      opensEmpty: true,
    },
  },
  result: {
    years: { shape: countShape(9998), description: 'Whole years.', unit: 'years' },
    months: { shape: countShape(11), description: 'Whole months after the years.', unit: 'months' },
    days: { shape: countShape(30), description: 'Days after the months.', unit: 'days' },
    totalDays: {
      shape: countShape(3_652_058),
      description: 'Days from birthDate to targetDate.',
      title: 'Age in days',
      unit: 'days',
    },
    nextBirthdayDays: {
      shape: countShape(365),
      description:
        'Days until the next birthday, 0 on the day; 29 February is 1 March in common years.',
      title: 'Days until the next birthday',
      unit: 'days',
    },
  },
  example: { birthDate: '1990-05-17', targetDate: '2024-03-01' },
  run: calculateAge,
});
