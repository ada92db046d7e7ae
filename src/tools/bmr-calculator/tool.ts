import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number } from '../fields.ts';
import { calculateBmr } from './calculate-bmr.ts';
import { rules } from './rules.ts';

export const bmrCalculatorTool = defineTool({
  slug: 'bmr-calculator',
  operation: 'calculate-bmr',
  name: 'BMR Calculator',
  category: 'Date, body and health',
  description:
    'Estimates the basal metabolic rate of an adult, in kcal a day, from weight, height and age.',
  request: () =>
    z.object({
      gender: choice(rules.gender.options, 'Whose equation applies.'),
      age: number(rules.age, 'Age in years.'),
      weight: number(rules.weight, 'Weight in kilograms.'),
      height: number(rules.height, 'Height in centimetres.'),
      formula: z._default(
        choice(
          rules.formula.options,
          'mifflin is Mifflin–St Jeor (1990), harris is Harris–Benedict as revised by Roza and Shizgal (1984).',
        ),
        'mifflin',
      ),
    }),
  result: () =>
    z.object({
      bmr: figure('Basal metabolic rate in kcal a day.'),
      formula: choice(rules.formula.options, 'The formula used.'),
      gender: choice(rules.gender.options, 'The gender given.'),
      age: figure('The age given, in years.'),
      weight: figure('The weight given, in kilograms.'),
      height: figure('The height given, in centimetres.'),
    }),
  example: { gender: 'male', age: 30, weight: 70, height: 175 },
  run: calculateBmr,
});
