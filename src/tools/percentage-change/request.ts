import { crossFieldRule, type FieldsOf, number, type Parsed } from '../../fields/index.ts';

export interface PercentageChangeRequest {
  /** The original value; 0 only if to is 0 as well. */
  readonly from: number;
  /** The new value. */
  readonly to: number;
}

export const fields = {
  from: {
    ...number(),
    synonyms: [
      'oldValue',
      'old',
      'start',
      'startValue',
      'initial',
      'initialValue',
      'original',
      'originalValue',
      'before',
      'previous',
      'previousValue',
      'first',
      'firstValue',
    ],
  },
  to: {
    ...number(),
    synonyms: [
      'newValue',
      'new',
      'end',
      'endValue',
      'final',
      'finalValue',
      'after',
      'current',
      'currentValue',
      'second',
      'secondValue',
    ],
  },
} satisfies FieldsOf<PercentageChangeRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['from', 'to'],
    holds: ({ from, to }) => from !== 0 || to === 0,
    expected: { from: 'a number other than 0 unless to is 0' },
  }),
];
