import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBmr } from './calculate-bmr.ts';
import { fields } from './request.ts';

export const bmrCalculatorTool = builtInTool({
  slug: 'bmr-calculator',
  operation: 'calculate-bmr',
  name: 'BMR Calculator',
  category: 'Date, body and health',
  description:
    'Estimates the basal metabolic rate of an adult, in kcal a day, from weight, height and age.',
  fields,
  request: {
    gender: {
      description: 'Selects the equation for men or the one for women.',
      hint: 'Men and women have different equations.',
      labels: { male: 'Male', female: 'Female' },
    },
    age: { description: 'Age in years, up to 130.', unit: 'years', hint: '' },
    weight: {
      description: 'Weight in kilograms, from 10 to 700.',
      unit: 'kg',
      hint: '',
      samples: { lb: '155' },
    },
    height: {
      description: 'Height in centimeters, from 50 to 300.',
      unit: 'cm',
      read: 'height',
      hint: 'Height without shoes.',
      samples: { in: `5'9"` },
    },
    formula: {
      description:
        'mifflin is Mifflin–St Jeor (1990), harris is Harris–Benedict as revised in 1984.',
      hint: 'Mifflin–St Jeor is from 1990, Harris–Benedict was revised in 1984.',
      labels: { mifflin: 'Mifflin–St Jeor', harris: 'Harris–Benedict' },
    },
  },
  result: {
    bmr: {
      shape: numberShape,
      description: 'Basal metabolic rate in kcal a day.',
      title: 'Basal metabolic rate (BMR)',
      unit: 'kcal/day',
      estimate: true,
    },
    formula: 'as given',
    gender: 'as given',
    age: 'as given',
    weight: 'as given',
    height: 'as given',
  },
  example: { gender: 'male', age: 30, weight: 70, height: 175 },
  run: calculateBmr,
});
