import { integerShape, numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateStandardDeviation } from './calculate-standard-deviation.ts';
import { fields } from './request.ts';

export const standardDeviationCalculatorTool = builtInTool({
  slug: 'standard-deviation-calculator',
  operation: 'calculate-standard-deviation',
  name: 'Standard Deviation Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes standard deviation, variance, mean, median, sum and range of a list of numbers.',
  headline: 'standardDeviation',
  fields,
  request: {
    numbers: {
      description:
        'The numbers, as an array or as a string with commas, semicolons or white space between them.',
      read: 'list',
      hint: 'The numbers, separated by commas, semicolons or white space.',
    },
    sample: {
      description:
        'true divides by n - 1, for a sample; false divides by n, for a whole population.',
      hint: 'A sample divides by n − 1, a whole population by n.',
      labels: { true: 'A sample', false: 'A whole population' },
    },
  },
  result: {
    count: { shape: integerShape({ minimum: 1 }), description: 'How many numbers the list has.' },
    mean: { shape: numberShape, description: 'Arithmetic mean.' },
    median: {
      shape: numberShape,
      description: 'The middle number, or the mean of the middle two.',
    },
    sum: { shape: numberShape, description: 'Sum of the numbers.' },
    min: { shape: numberShape, description: 'Smallest number.', title: 'Minimum' },
    max: { shape: numberShape, description: 'Largest number.', title: 'Maximum' },
    range: { shape: numberShape, description: 'max minus min.' },
    variance: {
      shape: numberShape,
      description: 'Sum of the squared distances from the mean, divided by n - 1 or by n.',
    },
    standardDeviation: { shape: numberShape, description: 'Square root of the variance.' },
    sample: 'as given',
  },
  example: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
  run: calculateStandardDeviation,
});
