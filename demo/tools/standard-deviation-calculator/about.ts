import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'standard-deviation-calculator'> = {
  icon: 'M3 19c5 0 5-13 9-13s4 13 9 13M12 6v13',
  handles: { numbers: true, sample: true },
  synonyms:
    'statistics variance mean average median sigma spread sample population histogram quartiles outliers box plot mode range statistical stdev std dev variation grades gpa',
  // The picture and the sentence say the hidden ones.
  fields: {
    sample: { title: 'The numbers are' },
    count: { hidden: true },
    mean: { hidden: true },
    min: { hidden: true },
    max: { hidden: true },
  },
  formExample: { sample: true },
  formula: 's = √(Σ (x − mean)² / (n − 1)), or / n for a whole population',
  explanation:
    'The sum of squares is exact, so no digits are lost even if large numbers lie close together. Dividing by n − 1 corrects for a mean that comes from the sample itself.',
  source: 'Bessel’s correction; checked against the certified data sets of NIST StRD.',
  topics: 'variance, mean and median',
  reading:
    'The standard deviation says how far the numbers usually are from their mean. If they follow a bell curve, about two thirds are no further away than that.',
  sentences: {
    answer: [
      {
        when: { count: ['1'] },
        text: '{standardDeviation}\nis the standard deviation of a single number, {mean}.',
      },
      {
        when: { sample: ['true'] },
        text: '{standardDeviation}\nis the standard deviation of a sample of {count} numbers, whose mean is {mean}.',
      },
      {
        text: '{standardDeviation}\nis the standard deviation of a whole population of {count} numbers, whose mean is {mean}.',
      },
    ],
    more: [
      {
        when: { sample: ['true'] },
        text: 'If these were all the values, a whole population, it would be {other}.',
      },
      { text: 'If these were only some of the values, a sample, it would be {other}.' },
    ],
  },
  mistake:
    'Choose “A sample” if you have only some of all values. If your decimals have commas, put semicolons between the numbers.',
};
