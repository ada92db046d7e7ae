import { choiceShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBmi } from './calculate-bmi.ts';
import { fields, rules } from './request.ts';

export const bmiCalculatorTool = builtInTool({
  slug: 'bmi-calculator',
  operation: 'calculate-bmi',
  name: 'BMI Calculator',
  category: 'Date, body and health',
  description: 'Computes the body mass index and its weight category from height and weight.',
  labels: { metric: 'Metric', imperial: 'Imperial' },
  conditions: { feet: { unit: ['imperial'] }, inches: { unit: ['imperial'] } },
  hints: {
    unit: 'Centimeters and kilograms, or inches and pounds.',
    height: `Height without shoes, in centimeters, in inches, or as 5′11″.`,
    weight: '',
    feet: 'Used instead of the height above.',
    inches: 'Added to the feet.',
  },
  samples: { height: { in: `5'11"` }, weight: { lb: '180' } },
  numerals: { height: 'height' },
  limits: { bmi: [18.5, 25, 30] },
  fields,
  rules,
  request: {
    unit: {
      description: 'metric uses centimeters and kilograms, imperial uses inches and pounds.',
      title: 'Units',
    },
    height: {
      description:
        'Height in centimeters or inches, from 30 to 280 cm. Required unless feet is given.',
      'x-unit': 'cm or in',
      'x-replaced-by': 'feet',
    },
    weight: ['Weight in kilograms or pounds, from 1 to 700 kg.', 'kg or lb'],
    feet: ['Feet of the height, imperial only; replaces height.', 'ft'],
    inches: ['Inches in addition to feet.', 'in'],
  },
  result: () => ({
    bmi: numberShape({
      description: 'Body mass index, from 5 to 300.',
      title: 'BMI',
      'x-unit': 'kg/m²',
    }),
    category: choiceShape(
      ['Underweight', 'Normal weight', 'Overweight', 'Obese'],
      'Underweight below 18.5, Normal weight below 25, Overweight below 30, else Obese.',
    ),
  }),
  example: { unit: 'metric', height: 180, weight: 81 },
  run: calculateBmi,
});
