import { type FieldsOf, notNegative, number, optional, positive } from '../../fields/index.ts';

export interface RoiRequest {
  /** The amount invested. */
  readonly cost: number;
  /** What the investment is worth now or was worth at its end. */
  readonly returnValue: number;
  /** Holding period in years; enables annualizedRoi. */
  readonly years?: number;
}

export const fields = {
  cost: { ...number(positive), synonyms: ['investment'] },
  returnValue: { ...number(notNegative), synonyms: ['finalValue'] },
  years: {
    ...optional(number(positive)),
    synonyms: ['holdingPeriod', 'period', 'term', 'duration'],
  },
} satisfies FieldsOf<RoiRequest>;
