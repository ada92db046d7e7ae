import { countShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateStandardDeviation } from './calculate-standard-deviation.ts';
import { fields, rules } from './request.ts';

export const standardDeviationCalculatorTool = builtInTool({
  slug: 'standard-deviation-calculator',
  operation: 'calculate-standard-deviation',
  name: 'Standard Deviation Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes standard deviation, variance, mean, median, sum and range of a list of numbers.',
  hints: {
    numbers: 'The numbers, separated by commas, semicolons or white space.',
    sample: 'A sample divides by n − 1, a whole population by n.',
  },
  labels: { true: 'A sample', false: 'A whole population' },
  headline: 'standardDeviation',
  numerals: { numbers: 'list' },
  fields,
  rules,
  request: {
    numbers:
      'The numbers, as an array or as a string with commas, semicolons or white space between them.',
    sample: 'true divides by n - 1, for a sample; false divides by n, for a whole population.',
  },
  result: () => ({
    count: { ...countShape('How many numbers the list has.'), minimum: 1 },
    mean: numberShape('Arithmetic mean.'),
    median: numberShape('The middle number, or the mean of the middle two.'),
    sum: numberShape('Sum of the numbers.'),
    min: numberShape({ description: 'Smallest number.', title: 'Minimum' }),
    max: numberShape({ description: 'Largest number.', title: 'Maximum' }),
    range: numberShape('max minus min.'),
    variance: numberShape('Sum of the squared distances from the mean, divided by n - 1 or by n.'),
    standardDeviation: numberShape('Square root of the variance.'),
    sample: 'as given',
  }),
  example: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
  run: calculateStandardDeviation,
});
