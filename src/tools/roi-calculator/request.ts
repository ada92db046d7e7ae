import { type FieldsOf, nonNegative, number, optional, positive } from '../../fields/index.ts';

export interface RoiRequest {
  /** The amount invested. */
  readonly cost: number;
  /** Value of the investment now, or at its end. */
  readonly returnValue: number;
  /** Holding period in years, for annualizedRoi. */
  readonly years?: number;
}

export const fields = {
  cost: { ...number(positive), synonyms: ['investment'] },
  returnValue: { ...number(nonNegative), synonyms: ['finalValue'] },
  years: {
    ...optional(number(positive)),
    synonyms: ['holdingPeriod', 'period', 'term', 'duration'],
  },
} satisfies FieldsOf<RoiRequest>;
