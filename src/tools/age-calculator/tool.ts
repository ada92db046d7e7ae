import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { count, text } from '../fields.ts';
import { calculateAge } from './calculate-age.ts';
import { rules } from './rules.ts';

export const ageCalculatorTool = defineTool({
  slug: 'age-calculator',
  operation: 'calculate-age',
  name: 'Age Calculator',
  category: 'Date, body and health',
  description: 'Computes an age in years, months and days, and the days until the next birthday.',
  request: () =>
    z.object({
      birthDate: text('Date of birth as YYYY-MM-DD, from 0001-01-01.', rules.birthDate, {
        format: 'date',
      }),
      targetDate: z.exactOptional(
        text(
          'Date of the age as YYYY-MM-DD, up to 9999-12-31; defaults to today.',
          rules.targetDate,
          { format: 'date' },
        ),
      ),
    }),
  result: () =>
    z.object({
      years: count('Whole years.'),
      months: count('Whole months after the years, 0 to 11.'),
      days: count('Days after the months, 0 to 30.'),
      totalDays: count('Days from birthDate to targetDate.'),
      nextBirthdayDays: count(
        'Days until the next birthday, 0 on the birthday itself; someone born on 29 February has it on 1 March in common years.',
      ),
    }),
  example: { birthDate: '1990-05-17', targetDate: '2024-03-01' },
  run: calculateAge,
});
