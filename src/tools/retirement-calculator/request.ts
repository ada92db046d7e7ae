import {
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';

export interface RetirementRequest {
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
  currentAge: { ...number({ minimum: 0 }), synonyms: 'age ageNow presentAge' },
  retirementAge: {
    ...number({ minimum: 0 }),
    synonyms: 'retireAge retireAt ageAtRetirement ageOfRetirement targetAge',
    unsupported: [
      {
        names: 'yearsToRetirement yearsUntilRetirement',
        expected: 'the age at retirement, in the field retirementAge',
      },
    ],
  },
  currentSavings: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms:
      'saved initial starting start existing present balance investment principal capital initialDeposit',
  },
  monthlyContribution: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms: 'deposit payment investment addition save pmt monthlySavings savingsPerMonth',
    figures: 'requiredMonthlyContribution',
    unsupported: [
      {
        names:
          'annualContribution yearlyContribution annualSavings annualDeposit weeklyContribution',
        expected: 'the amount per month, in the field monthlyContribution',
      },
    ],
  },
  annualReturn: {
    ...optional(number({ exclusiveMinimum: -100 }), 7),
    synonyms:
      'rate interest growth yield roi apr apy expected yearly year performance average investmentReturn',
    figures: 'totalGrowth',
    unsupported: [
      { names: 'inflation inflationRate', harmless: [0] },
      {
        names: 'monthlyReturn monthlyRate monthlyInterestRate',
        expected: 'the return per year, in the field annualReturn',
      },
    ],
  },
  targetNestEgg: {
    ...optional(number({ minimum: 0 })),
    synonyms:
      'goal desired needed fund retirementGoal targetSavings savingsTarget savingsGoal desiredSavings targetBalance',
  },
} satisfies FieldsOf<RetirementRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['currentAge', 'retirementAge'],
    holds: ({ currentAge, retirementAge }) => retirementAge > currentAge,
    expected: { retirementAge: 'a number greater than {currentAge}' },
  }),
];
