import {
  above,
  type FieldsOf,
  notNegative,
  number,
  optional,
  type Parsed,
  relation,
} from '../../fields/index.ts';

export interface RetirementRequest {
  /** Current age in years. */
  readonly currentAge: number;
  /** Age at retirement in years, after currentAge; the time between is rounded to months. */
  readonly retirementAge: number;
  /** Amount saved so far. */
  readonly currentSavings?: number;
  /** Amount added at the end of each month. */
  readonly monthlyContribution?: number;
  /** Nominal return a year in per cent; a twelfth of it accrues every month. */
  readonly annualReturn?: number;
  /** Savings to reach by retirement. */
  readonly targetNestEgg?: number;
}

export const fields = {
  currentAge: { ...number(notNegative), synonyms: ['age'] },
  retirementAge: number(notNegative),
  currentSavings: {
    ...optional(number(notNegative), 0),
    synonyms: ['savings', 'initialSavings', 'principal', 'balance'],
  },
  monthlyContribution: {
    ...optional(number(notNegative), 0),
    synonyms: ['contribution', 'monthlySavings', 'monthlyDeposit'],
  },
  annualReturn: {
    ...optional(number(above(-100)), 7),
    synonyms: ['annualRate', 'interestRate', 'returnRate', 'rate', 'expectedReturn'],
  },
  targetNestEgg: {
    ...optional(number(notNegative)),
    synonyms: ['target', 'goal', 'targetSavings'],
  },
} satisfies FieldsOf<RetirementRequest>;

export const relations = [
  relation<Parsed<typeof fields>>({
    fields: ['currentAge', 'retirementAge'],
    holds: ({ currentAge, retirementAge }) => retirementAge > currentAge,
    expected: { retirementAge: 'a number greater than currentAge' },
  }),
];
