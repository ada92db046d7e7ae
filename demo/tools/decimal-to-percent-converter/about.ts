import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'decimal-to-percent-converter'> = {
  icon: 'M4 17v.01M9.5 8a2.2 2.5 0 0 1 2.2 2.5v4a2.2 2.5 0 0 1-4.4 0v-4A2.2 2.5 0 0 1 9.5 8zM15 12.5h6M18.5 10l2.5 2.5-2.5 2.5',
  synonyms:
    'fraction ratio percentage per cent decimals fractions convert percent percentages permille basis points',
  // The sentence says them.
  fields: { decimal: { hidden: true }, percent: { hidden: true } },
  handles: { value: true, direction: true },
  formula: 'percent = 100 · decimal',
  explanation: 'The decimal point moves by two places, so no digit is lost.',
  topics: '0.25 is 25%',
  reading: 'Percent means per hundred, so the percentage is a hundred times the decimal.',
  sentences: {
    answer: [{ text: '{result}\nis {value}.' }],
  },
  mistake: '0.5 is 50%, while 0.5% is only 0.005. A percentage can be above 100: 1.5 is 150%.',
};
