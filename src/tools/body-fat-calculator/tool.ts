import { choiceShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBodyFat } from './calculate-body-fat.ts';
import { fields, rules } from './request.ts';

export const bodyFatCalculatorTool = builtInTool({
  slug: 'body-fat-calculator',
  operation: 'calculate-body-fat',
  name: 'Body Fat Calculator',
  category: 'Date, body and health',
  description: 'Estimates body fat from height and circumferences by the method of the US Navy.',
  labels: { male: 'Male', female: 'Female' },
  conditions: { hip: { gender: ['female'] } },
  hints: {
    gender: 'Men and women have different formulas and categories.',
    height: 'Height without shoes.',
    neck: 'Circumference below the larynx.',
    waist: 'Circumference at the navel for men, at the narrowest place for women.',
    hip: 'Circumference at the widest place.',
  },
  samples: {
    height: { in: `5'5"` },
    neck: { in: '13' },
    waist: { in: '29 1/2' },
    hip: { in: '38 1/2' },
  },
  numerals: { height: 'height' },
  estimates: ['bodyFatPercent'],
  limits: { bodyFatPercent: [6, 14, 18, 21, 25, 32] },
  fields,
  rules,
  request: {
    gender: 'Selects the formula and the limits of the categories.',
    height: ['Height in centimeters, from 100 to 250.', 'cm'],
    neck: ['Neck circumference in centimeters, from 20 to 80.', 'cm'],
    waist: [
      'Waist circumference in centimeters, from 40 to 250; for males greater than neck.',
      'cm',
    ],
    hip: [
      'Hip circumference in centimeters, from 50 to 250; required for females, ignored for males.',
      'cm',
    ],
  },
  result: () => ({
    bodyFatPercent: numberShape({
      description: 'Body fat as a percentage of body weight.',
      title: 'Body fat',
      'x-unit': '%',
    }),
    category: choiceShape(
      ['Essential fat', 'Athletes', 'Fitness', 'Average', 'Obese'],
      'Essential fat below 6%, Athletes below 14%, Fitness below 18%, Average below 25%, else Obese; for females below 14%, 21%, 25% and 32%.',
    ),
    method: choiceShape(['US Navy'], 'Method of the estimate.'),
  }),
  example: { gender: 'female', height: 165, neck: 33, waist: 75, hip: 98 },
  run: calculateBodyFat,
});
