import { type FieldsOf, number, optional } from '../../fields/index.ts';

export interface RoiRequest {
  /** The amount invested. */
  readonly cost: number;
  /** Value of the investment now, or at its end. */
  readonly returnValue: number;
  /** Holding period in years, for annualizedRoi. */
  readonly years?: number;
}

export const fields = {
  cost: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'investment invested initial principal amount purchasePrice buyPrice startValue',
  },
  returnValue: {
    ...number({ minimum: 0 }),
    synonyms: 'final end ending current value proceeds sale sell salePrice sellPrice',
    figures: 'netProfit',
    unsupported: [
      {
        names: 'gain profit',
        expected: 'the value at the end, in the field returnValue',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: 'yr holding held hold period term duration time investmentPeriod annualized',
    unsupported: [
      {
        names: 'months days numberOfMonths',
        expected: 'the holding period in years, in the field years',
      },
    ],
  },
} satisfies FieldsOf<RoiRequest>;
