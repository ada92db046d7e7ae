import { count, figure } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateStandardDeviation } from './calculate-standard-deviation.ts';
import { fields, relations } from './request.ts';

export const standardDeviationCalculatorTool = builtInTool({
  slug: 'standard-deviation-calculator',
  operation: 'calculate-standard-deviation',
  name: 'Standard Deviation Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes standard deviation, variance, mean, median, sum and range of a list of numbers.',
  fields,
  relations,
  request: {
    numbers: 'The numbers; a string separates them by commas, semicolons or white space.',
    sample: 'true divides by n - 1, for a sample; false divides by n, for a whole population.',
  },
  result: () => ({
    count: { ...count('How many numbers there are.'), minimum: 1 },
    mean: figure('Arithmetic mean.'),
    median: figure('The middle number, or the mean of the middle two.'),
    sum: figure('Sum of the numbers.'),
    min: figure({ description: 'Smallest number.', title: 'Minimum' }),
    max: figure({ description: 'Largest number.', title: 'Maximum' }),
    range: figure('max minus min.'),
    variance: figure('Sum of the squared distances from the mean, divided by n - 1 or by n.'),
    standardDeviation: figure('Square root of the variance.'),
    sample: 'as given',
  }),
  example: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
  run: calculateStandardDeviation,
});
