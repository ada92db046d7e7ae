import {
  crossFieldRule,
  type FieldsOf,
  nonNegative,
  number,
  optional,
  type Parsed,
  positive,
} from '../../fields/index.ts';

export interface LoanPayoffRequest {
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
}

export const fields = {
  principal: { ...number(positive), synonyms: ['loanAmount'] },
  annualRate: { ...number(nonNegative), synonyms: ['interestRate'] },
  years: { ...optional(number(positive)), synonyms: ['term', 'loanTerm'] },
  monthlyPayment: { ...optional(number(positive)), synonyms: ['payment', 'installment'] },
  extraPayment: {
    ...optional(number(nonNegative), 0),
    synonyms: [
      'overpayment',
      'additionalPayment',
      'extraMonthlyPayment',
      'extra',
      'extraMonthly',
      'monthlyExtra',
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
