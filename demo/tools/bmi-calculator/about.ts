import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'bmi-calculator'> = {
  icon: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 12a4.5 4.5 0 0 1 8 0zM12 12l1.5-3',
  synonyms:
    'body mass index overweight obesity healthy weight quetelet bmi ideal height obese underweight fat thin',
  pageFields: {
    isYoung: {
      type: 'boolean',
      default: false,
      title: 'Younger than 20',
      description: 'The categories are for adults of 20 years or older.',
    },
  },
  handles: { unit: true, height: true, weight: true, feet: true, inches: true },
  formula: 'BMI = weight in kg / (height in m)²',
  explanation:
    'The BMI relates weight to height. It ignores muscle, age and build, so it is a first indication, not a diagnosis. An inch is exactly 2.54 cm and a pound exactly 0.45359237 kg.',
  source: 'Adolphe Quetelet; adult categories of the World Health Organization.',
  topics: 'body mass index in kg or pounds',
  reading:
    'For adults, a BMI from 18.5 to below 25 is normal weight. From 25 it is overweight, and from 30 obesity.',
  sentences: {
    answer: [
      { text: '{bmi}\n{category} at {height} and {weight}.' },
      { text: '{bmi}\nis the BMI at {height} and {weight}.' },
    ],
    more: [
      {
        when: { category: ['Underweight'] },
        text: 'Normal weight at this height is from {lowest} to below {limit}. It begins {distance} higher.',
      },
      {
        text: 'Normal weight at this height is from {lowest} to below {limit}. It ends {distance} lower.',
      },
      { text: 'Normal weight at this height is from {lowest} to below {limit}.' },
    ],
  },
  mistake:
    'The BMI cannot tell muscle from fat, and its categories are not meant for children or pregnant women.',
};
