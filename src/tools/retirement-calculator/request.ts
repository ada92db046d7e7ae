import {
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface RetirementCalculatorRequest {
  /** Current age in years. */
  readonly currentAge: number;
  /**
   * Age at retirement in years, greater than currentAge; the time until then is rounded to months.
   */
  readonly retirementAge: number;
  /** Amount saved so far. */
  readonly currentSavings?: number;
  /** Amount added at the end of each month. */
  readonly monthlyContribution?: number;
  /** Nominal annual return in percent; a twelfth of it accrues every month. */
  readonly annualReturn?: number;
  /** Savings to reach by retirement. */
  readonly targetNestEgg?: number;
}

export const fields = {
  currentAge: { ...number({ minimum: 0 }), synonyms: 'age ageNow' },
  retirementAge: {
    ...number({ minimum: 0 }),
    synonyms: 'retireAge retireAt targetAge',
    unsupported: [
      {
        names: 'yearsToRetirement yearsUntilRetirement yearsLeft numberOfYears',
        instead: 'the age at retirement',
      },
      'years lifeExpectancy endAge',
    ],
  },
  currentSavings: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms:
      'saved initial starting start existing present balance investment principal capital initialDeposit savingsToDate',
  },
  monthlyContribution: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms: 'deposit payment investment addition save pmt monthlySavings savingsPerMonth',
    figures: 'requiredMonthlyContribution',
    unsupported: [
      {
        names:
          'annualContribution yearlyContribution annualSavings annualDeposit weeklyContribution',
        instead: 'the amount per month',
      },
      'employer match contributionGrowth increase raise lumpSum oneTime inheritance income salary bonus pension socialSecurity expenses spending withdraw',
    ],
  },
  annualReturn: {
    ...optional(number({ exclusiveMinimum: -100 }), 7),
    synonyms: 'rate interest growth yield roi apr apy expected yearly average investmentReturn',
    figures: 'totalGrowth',
    unsupported: [
      'inflation tax fee expenseRatio volatility postRetirement afterRetirement',
      {
        names: 'compound compoundsPerYear frequency',
        harmless: ['monthly', 'month', 'Monthly', 12],
      },
      {
        names: 'monthlyReturn monthlyRate monthlyInterestRate',
        instead: 'the return per year',
      },
      rounding,
    ],
  },
  targetNestEgg: {
    ...optional(number({ minimum: 0 })),
    synonyms:
      'goal desired needed fund retirementGoal targetSavings savingsTarget savingsGoal desiredSavings targetBalance',
  },
} satisfies FieldsOf<RetirementCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['currentAge', 'retirementAge'],
    holds: ({ currentAge, retirementAge }) => retirementAge > currentAge,
    expected: { retirementAge: 'a number greater than {currentAge}' },
  }),
];
