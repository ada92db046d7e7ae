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
  /** Nominal annual interest rate in per cent; a twelfth is charged every month. */
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
    synonyms: [
      'loanAmount',
      'amount',
      'loan',
      'balance',
      'loanBalance',
      'debt',
      'capital',
      'borrowed',
      'amountBorrowed',
      'borrowedAmount',
    ],
  },
  annualRate: {
    ...number({ minimum: 0 }),
    synonyms: ['interestRate', 'rate', 'apr', 'interest', 'yearlyRate', 'annualInterestRate'],
    unsupported: [
      {
        names: ['monthlyRate', 'monthlyInterestRate', 'monthlyInterest'],
        expected: 'the interest rate per year, in the field annualRate',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: [
      'term',
      'loanTerm',
      'termLength',
      'loanLength',
      'duration',
      'loanDuration',
      'period',
      'loanPeriod',
      'tenure',
    ],
    unsupported: [
      {
        names: [
          'months',
          'termMonths',
          'termInMonths',
          'loanTermMonths',
          'loanTermInMonths',
          'numberOfMonths',
          'durationMonths',
        ],
        expected: 'the term in years, in the field years',
      },
    ],
  },
  monthlyPayment: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: [
      'payment',
      'installment',
      'instalment',
      'emi',
      'pmt',
      'paymentAmount',
      'paymentPerMonth',
    ],
  },
  extraPayment: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms: [
      'overpayment',
      'additionalPayment',
      'extraMonthlyPayment',
      'extra',
      'extraMonthly',
      'monthlyExtra',
      'additional',
      'prepayment',
    ],
  },
} satisfies FieldsOf<LoanPayoffRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['years', 'monthlyPayment'],
    holds: ({ years, monthlyPayment }) => years !== undefined || monthlyPayment !== undefined,
    expected: { years: 'a number greater than 0, or a monthlyPayment' },
  }),
];
