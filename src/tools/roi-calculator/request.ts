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
    synonyms: [
      'investment',
      'initialInvestment',
      'invested',
      'investedAmount',
      'amountInvested',
      'principal',
      'amount',
      'initialValue',
      'initial',
      'purchasePrice',
      'buyPrice',
      'startValue',
    ],
  },
  returnValue: {
    ...number({ minimum: 0 }),
    synonyms: [
      'finalValue',
      'endValue',
      'endingValue',
      'currentValue',
      'value',
      'return',
      'proceeds',
      'finalAmount',
      'salePrice',
      'sellPrice',
      'final',
    ],
    unsupported: [
      {
        names: ['gain', 'profit', 'netProfit'],
        expected: 'the value at the end, in the field returnValue',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: ['holdingPeriod', 'yearsHeld', 'period', 'term', 'duration', 'time'],
    unsupported: [
      {
        names: ['months', 'days', 'periodMonths', 'holdingMonths', 'numberOfMonths', 'holdingDays'],
        expected: 'the holding period in years, in the field years',
      },
    ],
  },
} satisfies FieldsOf<RoiRequest>;
