import * as z from 'zod/mini';
import { choice, figure, number } from '../fields.ts';
import { expectation } from '../../shared/rules.ts';
import { defineTool } from '../../tool.ts';
import { calculateBmi } from './calculate-bmi.ts';
import { hasHeight, rules } from './rules.ts';

export const bmiCalculatorTool = defineTool({
  slug: 'bmi-calculator',
  operation: 'calculate-bmi',
  name: 'BMI Calculator',
  category: 'Date, body and health',
  description: 'Computes the body mass index and its weight category from height and weight.',
  request: () =>
    z
      .object({
        unit: choice(
          ['metric', 'imperial'],
          'metric takes centimetres and kilograms, imperial takes inches and pounds.',
        ),
        height: z.exactOptional(
          number(
            rules.height,
            'Height in centimetres, or in inches; may be left out where feet replaces it.',
          ),
        ),
        weight: number(rules.weight, 'Weight in kilograms, or in pounds.'),
        feet: z.exactOptional(
          number(rules.feet, 'Feet of the height, imperial only; replaces height.'),
        ),
        inches: z._default(number(rules.inches, 'Inches on top of feet.'), 0),
      })
      .check(
        z.refine(hasHeight, {
          path: ['height'],
          error: expectation(rules.height),
          // Zod skips a check of the whole object once a field has failed, unless told otherwise.
          when: () => true,
        }),
        z.meta({ required: ['unit', 'height', 'weight'] }),
      ),
  result: () =>
    z.object({
      bmi: figure('Body mass index in kg/m².'),
      category: choice(
        ['Underweight', 'Normal weight', 'Overweight', 'Obese'],
        'Below 18.5, below 25, below 30, or above.',
      ),
    }),
  example: { unit: 'metric', height: 180, weight: 81 },
  run: calculateBmi,
});
