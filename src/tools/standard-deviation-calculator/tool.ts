import * as z from 'zod/mini';
import { groupDigits } from '../../shared/group-digits.ts';
import { defineTool } from '../define-tool.ts';
import { count, figure, flag } from '../fields.ts';
import { calculateStandardDeviation } from './calculate-standard-deviation.ts';
import { readNumbers } from './read-numbers.ts';
import { maximumCount } from './rules.ts';

export const standardDeviationCalculatorTool = defineTool({
  slug: 'standard-deviation-calculator',
  operation: 'calculate-standard-deviation',
  name: 'Standard Deviation Calculator',
  category: 'Statistics and geometry',
  description:
    'Computes standard deviation, variance, mean, median, sum and range of a list of numbers.',
  request: () =>
    z.object({
      numbers: numbers(),
      sample: z._default(
        flag(
          'true divides by n - 1 (a sample, of two numbers or more), false by n (a population).',
        ),
        true,
      ),
    }),
  result: () =>
    z.object({
      count: count('How many numbers there are.'),
      mean: figure('Arithmetic mean.'),
      median: figure('The middle number, or the mean of the middle two.'),
      sum: figure('Sum of the numbers.'),
      min: figure('The smallest number.'),
      max: figure('The largest number.'),
      range: figure('max less min.'),
      variance: figure('Mean square distance from the mean, over n - 1 or n.'),
      standardDeviation: figure('Square root of the variance.'),
      sample: flag('Whether the variance is that of a sample.'),
    }),
  example: { numbers: [2, 4, 4, 4, 5, 5, 7, 9], sample: false },
  run: calculateStandardDeviation,
});

/** Read in one go: Zod would wrap each of a million numbers, and raise an issue for each wrong one. */
function numbers() {
  return z.custom<readonly number[]>().check(
    (payload) => {
      const { value: input } = payload;
      const result = readNumbers(input);
      if (typeof result !== 'string') payload.value = result;
      else payload.issues.push({ code: 'custom', message: result, input });
    },
    z.meta({
      description: `The numbers, at most ${groupDigits(maximumCount)}; a string separates them by commas, semicolons or white space.`,
      type: ['array', 'string'],
      items: { type: 'number' },
      minItems: 1,
      maxItems: maximumCount,
    }),
  );
}
