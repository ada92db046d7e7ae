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
  labels: { male: 'Male', female: 'Female', mifflin: 'Mifflin–St Jeor', harris: 'Harris–Benedict' },
  hints: {
    gender: 'Men and women have different equations.',
    weight: '',
    height: 'Height without shoes.',
    formula: 'Mifflin–St Jeor is from 1990, Harris–Benedict was revised in 1984.',
    age: '',
  },
  samples: { height: { in: `5'9"` }, weight: { lb: '155' } },
  numerals: { height: 'height' },
  estimates: ['bmr'],
  fields,
  request: {
    gender: 'Selects the equation for men or the one for women.',
    age: ['Age in years, up to 130.', 'years'],
    weight: ['Weight in kilograms, from 10 to 700.', 'kg'],
    height: ['Height in centimeters, from 50 to 300.', 'cm'],
    formula: 'mifflin is Mifflin–St Jeor (1990), harris is Harris–Benedict as revised in 1984.',
  },
  result: () => ({
    bmr: numberShape({
      description: 'Basal metabolic rate in kcal a day.',
      title: 'Basal metabolic rate (BMR)',
      'x-unit': 'kcal/day',
    }),
    formula: 'as given',
    gender: 'as given',
    age: 'as given',
    weight: 'as given',
    height: 'as given',
  }),
  example: { gender: 'male', age: 30, weight: 70, height: 175 },
  run: calculateBmr,
});
