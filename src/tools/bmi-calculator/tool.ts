import { choice, figure } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBmi } from './calculate-bmi.ts';
import { fields, relations } from './request.ts';

export const bmiCalculatorTool = builtInTool({
  slug: 'bmi-calculator',
  operation: 'calculate-bmi',
  name: 'BMI Calculator',
  category: 'Date, body and health',
  description: 'Computes the body mass index and its weight category from height and weight.',
  fields,
  relations,
  request: {
    unit: 'metric takes centimetres and kilograms, imperial takes inches and pounds.',
    height: {
      description: 'Height in centimetres, or in inches, greater than 0; feet can replace it.',
      'x-unit': 'cm or in',
      'x-replaced-by': 'feet',
    },
    weight: ['Weight in kilograms, or in pounds.', 'kg or lb'],
    feet: ['Feet of the height, imperial only; replaces height.', 'ft'],
    inches: ['Inches on top of feet.', 'in'],
  },
  result: () => ({
    bmi: figure({
      description: 'Body mass index, from 1 to 1,000.',
      title: 'BMI',
      'x-unit': 'kg/m²',
    }),
    category: choice(
      ['Underweight', 'Normal weight', 'Overweight', 'Obese'],
      'Below 18.5, below 25, below 30, or above.',
    ),
  }),
  example: { unit: 'metric', height: 180, weight: 81 },
  run: calculateBmi,
});
