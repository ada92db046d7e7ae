import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'body-fat-calculator'> = {
  icon: 'M12 3a2 2 0 1 0 .01 0M8 21c-1-5 .8-7 0-12 2.6-1 5.4-1 8 0-.8 5 1 7 0 12M8 15.5c2.6 1 5.4 1 8 0',
  handles: { gender: true, height: true, neck: true, waist: true, hip: true },
  synonyms:
    'body fat percentage navy method waist neck hip fitness lean mass bf bodyfat percent measurements tape muscle',
  fields: { category: { hidden: true } },
  pageFields: {
    weight: {
      type: 'number',
      exclusiveMinimum: 0,
      title: 'Weight',
      description: '',
      'x-unit': 'kg',
      examples: ['65'],
      samples: { lb: '145' },
    },
  },
  formula:
    'body fat = 495 / density − 450\nmen: density = 1.0324 − 0.19077 log₁₀(waist − neck) + 0.15456 log₁₀(height)\nwomen: density = 1.29579 − 0.35004 log₁₀(waist + hip − neck) + 0.221 log₁₀(height)',
  explanation:
    'A few circumferences and the height give an estimate of the body’s density, and the density gives the share of fat. You only need a tape measure, but the result may be off by a few percentage points for an individual.',
  source:
    'Hodgdon and Beckett for the US Navy (1984); Siri; categories of the American Council on Exercise.',
  topics: 'US Navy method',
  reading:
    'The percentage is the share of fat in your weight. Men and women have different categories. How it changes over weeks says more than a single value.',
  sentences: {
    answer: [
      {
        when: { gender: ['male'] },
        text: '{bodyFatPercent}\n“{category}” for a man of {height} with a neck of {neck} and a waist of {waist}.',
      },
      {
        when: { gender: ['female'] },
        text: '{bodyFatPercent}\n“{category}” for a woman of {height} with a neck of {neck}, a waist of {waist} and hips of {hip}.',
      },
    ],
    more: [{ text: 'Of {weight}, {fatMass} is fat and {leanMass} is lean mass.' }],
  },
  mistake:
    'Do not pull in your belly or pull the tape tight. One centimeter at the waist changes the result by more than half a percentage point.',
};
