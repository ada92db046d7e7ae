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
  hints: {
    birthDate: 'On or before the target date.',
    targetDate: 'The date on which to compute the age; today if left empty.',
  },
  openEmpty: ['targetDate'],
  fields,
  request: {
    birthDate: 'Date of birth as YYYY-MM-DD, on or before targetDate.',
    targetDate: 'Date on which to compute the age, as YYYY-MM-DD; today if omitted.',
  },
  result: () => ({
    years: countShape(['Whole years.', 'years'], 9998),
    months: countShape(['Whole months after the years.', 'months'], 11),
    days: countShape(['Days after the months.', 'days'], 30),
    totalDays: countShape(
      { description: 'Days from birthDate to targetDate.', title: 'Age in days', 'x-unit': 'days' },
      3_652_058,
    ),
    nextBirthdayDays: countShape(
      {
        description:
          'Days until the next birthday, 0 on the day; 29 February is 1 March in common years.',
        title: 'Days until the next birthday',
        'x-unit': 'days',
      },
      365,
    ),
  }),
  example: { birthDate: '1990-05-17', targetDate: '2024-03-01' },
  run: calculateAge,
});
