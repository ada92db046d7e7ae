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
import { readNumbers } from './read-numbers.ts';

export interface StandardDeviationRequest {
  /** The numbers, as an array or as a string with commas, semicolons or white space between them. */
  readonly numbers: readonly number[] | string;
  /** true divides by n - 1, for a sample; false divides by n, for a whole population. */
  readonly sample?: boolean;
}

const maxItems = 1_000_000;
const { input: _, ...array } = list(number(), { minItems: 1, maxItems });

const arrayOf = (value: unknown) =>
  typeof value === 'string' ? readNumbers(value, maxItems) : value;

const numbers: Field<readonly number[] | string, readonly number[]> = {
  ...array,
  schema: { ...array.schema, type: ['array', 'string'] },
  expected: (value) => {
    const items = arrayOf(value);
    if (Array.isArray(items)) return array.expected(items);
    return typeof items === 'string'
      ? 'numbers without ambiguous commas, such as "1, 2, 3", "1000 2000" or "1.5; 2.5"'
      : 'an array of numbers, or a string that separates them by commas, semicolons or white space';
  },
  describe: (value) => {
    const items = arrayOf(value);
    // A string is not read to its end, so the number of its items is unknown.
    return Array.isArray(items) && items.length > maxItems ? 'more' : array.describe(items);
  },
  read: (value) => array.read(arrayOf(value)),
};

export const fields = {
  numbers: {
    ...numbers,
    synonyms: [
      'values',
      'data',
      'dataset',
      'dataPoints',
      'list',
      'array',
      'input',
      'series',
      'items',
      'observations',
      'nums',
      'scores',
    ],
  },
  sample: {
    ...optional(boolean(), true),
    synonyms: [
      'population',
      'isSample',
      'isPopulation',
      'type',
      'mode',
      'kind',
      'ddof',
      'unbiased',
    ],
  },
} satisfies FieldsOf<StandardDeviationRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['numbers', 'sample'],
    holds: ({ numbers: { length }, sample }) => !sample || length >= 2,
    expected: { numbers: 'at least 2 items with sample' },
  }),
];
