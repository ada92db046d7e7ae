import {
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';

export type LoanPayoffRequest = {
  /** The amount borrowed. */
  readonly principal: number;
  /** Nominal annual interest rate in percent; a twelfth is charged every month. */
  readonly annualRate: number;
  /** Term in years, rounded to whole months; required unless monthlyPayment is given. */
  readonly years?: number;
  /** Monthly payment; replaces years. */
  readonly monthlyPayment?: number;
  /** Additional monthly payment in the accelerated plan. */
  readonly extraPayment?: number;
} & ({ readonly monthlyPayment: number } | { readonly years: number });

export const fields = {
  principal: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'loan amount balance debt capital borrowed',
  },
  annualRate: {
    ...number({ minimum: 0 }),
    synonyms: 'interest rate apr yearly interestRate',
    unsupported: [
      {
        names: 'monthlyRate monthlyInterestRate monthlyInterest',
        expected: 'the interest rate per year, in the field annualRate',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms:
      'yr term duration period tenure tenor loanTerm loanLength loanPeriod loanDuration loanTenure',
    unsupported: [
      {
        names: 'months numberOfMonths',
        expected: 'the term in years, in the field years',
      },
    ],
  },
  monthlyPayment: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: 'installment instalment repayment emi pmt',
    unsupported: [{ names: 'downPayment deposit', harmless: [0] }],
  },
  extraPayment: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms:
      'additional overpayment overpay prepayment prepay extraMonthly monthlyExtra extraPrincipal extraPmt extraMonthlyPayment additionalMonthlyPayment monthlyExtraPayment',
  },
} satisfies FieldsOf<LoanPayoffRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['years', 'monthlyPayment'],
    holds: ({ years, monthlyPayment }) => years !== undefined || monthlyPayment !== undefined,
    expected: { years: 'a number greater than 0, or a monthlyPayment' },
  }),
];
