import { choiceShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBodyFat } from './calculate-body-fat.ts';
import { limits } from './limits.ts';
import { fields } from './request.ts';

export const bodyFatCalculatorTool = builtInTool({
  slug: 'body-fat-calculator',
  operation: 'calculate-body-fat',
  name: 'Body Fat Calculator',
  category: 'Date, body and health',
  description: 'Estimates body fat from height and circumferences by the method of the US Navy.',
  fields,
  request: {
    gender: {
      description: 'Selects the formula and the limits of the categories.',
      hint: 'Men and women have different formulas and categories.',
      labels: { male: 'Male', female: 'Female' },
    },
    height: {
      description: 'Height in centimeters, from 100 to 250.',
      unit: 'cm',
      read: 'height',
      hint: 'Height without shoes.',
      samples: { in: `5'5"` },
    },
    neck: {
      description: 'Neck circumference in centimeters, from 20 to 80.',
      unit: 'cm',
      hint: 'Circumference below the larynx.',
      samples: { in: '13' },
    },
    waist: {
      description:
        'Waist circumference in centimeters, from 40 to 250; for males greater than neck.',
      unit: 'cm',
      hint: 'Circumference at the navel for men, at the narrowest place for women.',
      samples: { in: '29 1/2' },
    },
    hip: {
      description:
        'Hip circumference in centimeters, from 50 to 250; required for females, ignored for males.',
      unit: 'cm',
      hint: 'Circumference at the widest place.',
      askedIf: { gender: ['female'] },
      samples: { in: '38 1/2' },
    },
  },
  result: {
    bodyFatPercent: {
      shape: numberShape,
      description: 'Body fat as a percentage of body weight.',
      title: 'Body fat',
      unit: '%',
      estimate: true,
      limits: Object.values(limits).flat(),
    },
    category: {
      shape: choiceShape(['Essential fat', 'Athletes', 'Fitness', 'Average', 'Obese']),
      description:
        'Essential fat below 6%, Athletes below 14%, Fitness below 18%, Average below 25%, else Obese; for females below 14%, 21%, 25% and 32%.',
    },
    method: {
      shape: choiceShape(['US Navy']),
      description: 'Method of the estimate.',
      hidden: true,
    },
  },
  example: { gender: 'female', height: 165, neck: 33, waist: 75, hip: 98 },
  run: calculateBodyFat,
});
