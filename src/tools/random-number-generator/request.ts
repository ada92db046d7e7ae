import {
  boolean,
  crossFieldRule,
  type FieldsOf,
  integer,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { countNames, uniqueNames } from '../../shared/common-names.ts';

export interface RandomNumberGeneratorRequest {
  /** Lowest possible number. */
  readonly min?: number;
  /** Highest possible number. */
  readonly max?: number;
  /** How many numbers to draw. */
  readonly count?: number;
  /** true draws no number twice. */
  readonly unique?: boolean;
}

export const fields = {
  min: {
    ...optional(integer(), 1),
    synonyms: 'minimum from lo low lowest lower least floor bottom start begin rangeStart',
  },
  max: {
    ...optional(integer(), 100),
    synonyms: 'maximum to hi high highest upper most ceiling top end rangeEnd',
  },
  count: {
    ...optional(integer({ minimum: 1, maximum: 10_000 }), 1),
    synonyms: `${countNames} total`,
  },
  unique: {
    ...optional(boolean(), false),
    synonyms: uniqueNames,
    unsupported: [
      'exclude except skip decimals precision round float fraction distribution normal gaussian mean stdDev weights probabilities bias even odd prime multipleOf exclusive sort order ascending descending padding leadingZeros base radix separator delimiter groups sets include',
      { names: 'seed rng', harmless: [] },
      { names: 'range', expected: 'the fields min and max' },
      { names: 'step increment', harmless: [1] },
      { names: 'inclusive integer', harmless: [true] },
      { names: 'type', harmless: ['int', 'integer'] },
    ],
  },
} satisfies FieldsOf<RandomNumberGeneratorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['min', 'max'],
    holds: ({ min, max }) => min <= max,
    expected: { min: 'at most {max}', max: 'at least {min}' },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['count', 'min', 'max', 'unique'],
    holds: ({ min, max, count, unique }) => !unique || max - min + 1 >= count,
    expected: {
      count: ({ min, max }) => `at most ${max - min + 1} unique numbers, those from {min} to {max}`,
    },
  }),
];
