import { choiceShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateBmi } from './calculate-bmi.ts';
import { limits } from './limits.ts';
import { fields } from './request.ts';

export const bmiCalculatorTool = builtInTool({
  slug: 'bmi-calculator',
  operation: 'calculate-bmi',
  name: 'BMI Calculator',
  category: 'Date, body and health',
  description: 'Computes the body mass index and its weight category from height and weight.',
  fields,
  request: {
    unit: {
      description: 'metric uses centimeters and kilograms, imperial uses inches and pounds.',
      title: 'Units',
      hint: 'Centimeters and kilograms, or inches and pounds.',
      labels: { metric: 'Metric', imperial: 'Imperial' },
    },
    height: {
      description:
        'Height in centimeters or inches, from 30 to 280 cm. Required unless feet is given.',
      unit: 'cm or in',
      replacedBy: 'feet',
      read: 'height',
      hint: `Height without shoes, in centimeters, in inches, or as 5′11″.`,
      samples: { in: `5'11"` },
    },
    weight: {
      description: 'Weight in kilograms or pounds, from 1 to 700 kg.',
      unit: 'kg or lb',
      hint: '',
      samples: { lb: '180' },
    },
    feet: {
      description: 'Feet of the height, imperial only; replaces height.',
      unit: 'ft',
      hint: 'Used instead of the height above.',
      askedIf: { unit: ['imperial'] },
    },
    inches: {
      description: 'Inches in addition to feet.',
      unit: 'in',
      hint: 'Added to the feet.',
      askedIf: { unit: ['imperial'] },
    },
  },
  result: {
    bmi: {
      shape: numberShape,
      description: 'Body mass index, from 5 to 300.',
      title: 'BMI',
      unit: 'kg/m²',
      limits,
    },
    category: {
      shape: choiceShape(['Underweight', 'Normal weight', 'Overweight', 'Obese']),
      description:
        'Underweight below 18.5, Normal weight below 25, Overweight below 30, else Obese.',
    },
  },
  example: { unit: 'metric', height: 180, weight: 81 },
  run: calculateBmi,
});
