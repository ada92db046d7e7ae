import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number, relation } from '../fields.ts';
import { calculateBodyFat } from './calculate-body-fat.ts';
import { relations, rules } from './rules.ts';

export const bodyFatCalculatorTool = defineTool({
  slug: 'body-fat-calculator',
  operation: 'calculate-body-fat',
  name: 'Body Fat Calculator',
  category: 'Date, body and health',
  description: 'Estimates body fat from height and girths by the method of the US Navy.',
  request: () =>
    z
      .object({
        gender: choice(rules.gender.options, 'Which formula and categories to use.'),
        height: number(rules.height, 'Height in centimetres.'),
        neck: number(rules.neck, 'Girth of the neck in centimetres.'),
        waist: number(
          rules.waist,
          'Girth of the waist in centimetres; greater than neck, for females together with hip.',
        ),
        hip: z.exactOptional(
          number(
            rules.hip,
            'Girth of the hips in centimetres; required for females, ignored for males.',
          ),
        ),
      })
      .check(...relations.map(relation)),
  result: () =>
    z.object({
      bodyFatPercent: figure('Body fat in per cent of the body weight.'),
      category: choice(
        ['Essential fat', 'Athletes', 'Fitness', 'Average', 'Obese'],
        'Below 6, 14, 18 and 25 per cent for males, below 14, 21, 25 and 32 for females, or above.',
      ),
      method: choice(['US Navy'], 'The method of the estimate.'),
    }),
  example: { gender: 'female', height: 165, neck: 33, waist: 75, hip: 98 },
  run: calculateBodyFat,
});
