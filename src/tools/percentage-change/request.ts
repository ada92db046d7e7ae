import { crossFieldRule, type FieldsOf, number, type Parsed } from '../../fields/index.ts';
import { computed, rounding } from '../../shared/common-names.ts';

export interface PercentageChangeRequest {
  /** The original value; 0 only if to is 0 as well. */
  readonly from: number;
  /** The new value. */
  readonly to: number;
}

export const fields = {
  from: {
    ...number(),
    synonyms: 'old start initial original before previous first',
  },
  to: {
    ...number(),
    synonyms: 'new end final after current second last',
    unsupported: [
      'increase decrease reverse swap absolute abs symmetric midpoint formula method annualize periods years compound points',
      rounding,
      {
        names: 'direction',
        expected: computed,
        harmless: ['increase', 'decrease', 'none'],
      },
    ],
  },
} satisfies FieldsOf<PercentageChangeRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['from', 'to'],
    holds: ({ from, to }) => from !== 0 || to === 0,
    expected: {
      from: (values) => `a number other than 0, since no percentage leads from 0 to ${values.to}`,
    },
  }),
];
