import type { Relation, Rules } from '../../shared/rules.ts';
import type { RandomNumberRequest } from './generate-random-number.ts';

export const rules = {
  min: { whole: true },
  max: { whole: true },
  count: { whole: true, minimum: 1, maximum: 10_000 },
} satisfies Rules<RandomNumberRequest>;

export const relations: readonly Relation<Required<RandomNumberRequest>>[] = [
  {
    fields: ['min', 'max'],
    holds: ({ min, max }) => min <= max,
    expected: 'a whole number at most max',
  },
  {
    fields: ['count', 'min', 'max', 'unique'],
    holds: ({ min, max, count, unique }) => !unique || max - min + 1 >= count,
    expected: 'at most max - min + 1, as the numbers are unique',
  },
];
