import type { AboutTool } from '../../model/about-tool.ts';

export const about: AboutTool<'standard-deviation-calculator'> = {
  icon: 'M3 19c5 0 5-13 9-13s4 13 9 13M12 6v13',
  synonyms:
    'statistics variance mean average median sigma spread sample population histogram quartiles outliers box plot mode range statistical stdev std dev variation grades gpa',
  fields: { sample: { title: 'The numbers are' } },
  formExample: { sample: true },
  formula: 's = √(Σ (x − mean)² / (n − 1)), or / n for a whole population',
  explanation:
    'The sum of squares is exact, so no digits are lost even if large numbers lie close together. Dividing by n − 1 corrects for a mean that comes from the sample itself.',
  source: 'Bessel’s correction; checked against the certified data sets of NIST StRD.',
  topics: 'variance, mean and median',
  reading:
    'The standard deviation says how far the numbers usually are from their mean. If they follow a bell curve, about two thirds are no further away than that.',
  mistake:
    'Choose “A sample” if you have only some of all values. If your decimals have commas, put semicolons between the numbers.',
};
