import {
  boolean,
  crossFieldRule,
  type Field,
  type FieldsOf,
  list,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { describeMistake, Mistake } from '../../fields/notation.ts';
import { echo } from '../../fields/show-value.ts';
import { rounding } from '../../shared/common-names.ts';
import { readNumbers } from './read-numbers.ts';

export interface StandardDeviationCalculatorRequest {
  /**
   * The numbers, as an array or as a string with commas, semicolons or white space between them.
   */
  readonly numbers: readonly number[] | string;
  /** true divides by n - 1, for a sample; false divides by n, for a whole population. */
  readonly sample?: boolean;
}

const maxItems = 1_000_000;
const array = list(number(), { minItems: 1, maxItems });

const numbers: Field<readonly number[] | string, readonly number[]> = {
  schema: { ...array.schema, type: ['array', 'string'] },
  decode: (value) => (typeof value === 'string' ? readNumbers(value, maxItems) : value),
  read: array.read,
  expected: (items) => {
    if (items instanceof Mistake) return items.expected;
    return Array.isArray(items)
      ? array.expected(items)
      : 'an array of numbers, or a string that separates them by commas, semicolons or white space';
  },
  describe: (items) => {
    if (items instanceof Mistake) return describeMistake(items);
    // A string is not read to its end, so the number of its items is unknown.
    return Array.isArray(items) && items.length > maxItems
      ? 'more'
      : (array.describe ?? echo)(items);
  },
};

export const fields = {
  numbers: {
    ...numbers,
    synonyms: 'value data list array input series item observation score',
  },
  sample: {
    ...optional(boolean(), true),
    synonyms:
      'population biased unbiased ddof dof bessel correction type mode kind method estimator',
    unsupported: [
      'weights frequency frequencies ignore skip exclude outliers trimmed confidence grouped log rolling window separator delimiter',
      rounding,
    ],
  },
} satisfies FieldsOf<StandardDeviationCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['numbers', 'sample'],
    holds: ({ numbers: { length }, sample }) => !sample || length >= 2,
    expected: { numbers: 'at least 2 items unless they are a whole population' },
  }),
];
