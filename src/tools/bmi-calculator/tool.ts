import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number, relation } from '../fields.ts';
import { calculateBmi } from './calculate-bmi.ts';
import { relations, rules } from './rules.ts';

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
          rules.unit.options,
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
        ...relations.map(relation),
        // The document names height as required, though feet can replace it.
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
