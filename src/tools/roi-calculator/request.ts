import { type FieldsOf, number, optional } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface RoiCalculatorRequest {
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
    synonyms: 'investment invested initial principal amount purchasePrice',
  },
  returnValue: {
    ...number({ minimum: 0 }),
    synonyms: 'final end ending current value proceeds sale sell salePrice sellPrice',
    figures: 'netProfit',
    unsupported: [
      {
        names: 'gain profit',
        instead: 'the value at the end',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms:
      'yr held hold period term duration time investmentPeriod annualized startDate endDate purchaseDate buyDate saleDate sellDate',
    unsupported: [
      {
        names: 'months days weeks quarters numberOfMonths',
        instead: 'the holding period in years',
      },
      'dividend income fee commission tax expenses additionalCost inflation contribution deposits withdrawals leverage loan discountRate',
      { names: 'quantity shares units', harmless: [1] },
      rounding,
    ],
  },
} satisfies FieldsOf<RoiCalculatorRequest>;
