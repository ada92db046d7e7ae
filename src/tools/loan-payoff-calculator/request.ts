import {
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export type LoanPayoffCalculatorRequest = {
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
    synonyms: 'loan amount balance debt capital',
  },
  annualRate: {
    ...number({ minimum: 0 }),
    synonyms: 'interest rate apr yearly interestRate',
    unsupported: [
      {
        names: 'monthlyRate monthlyInterestRate',
        instead: 'the interest rate per year',
      },
    ],
  },
  years: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: 'yr term duration period tenure loanTerm loanLength loanPeriod loanDuration',
    unsupported: [{ names: 'months weeks numberOfMonths', instead: 'the term in years' }],
    figures: 'monthsSaved',
  },
  monthlyPayment: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: 'installment instalment repayment emi pmt',
    unsupported: [
      {
        names:
          'weeklyPayment biweeklyPayment fortnightlyPayment quarterlyPayment annualPayment yearlyPayment',
        instead: 'the amount per month',
      },
      'downPayment deposit tradeIn balloon residual fv closingCosts points interestOnly grace deferment biweekly fortnightly weekly fee insurance pmi tax inflation variable rateChange penalty income minimumPayment',
      {
        names: 'compound paymentsPerYear compoundsPerYear periodsPerYear frequency',
        harmless: ['monthly', 'month', 'Monthly', 12],
      },
      rounding,
    ],
  },
  extraPayment: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms:
      'additional overpayment prepayment extraMonthly monthlyExtra extraPrincipal extraPmt extraMonthlyPayment additionalMonthlyPayment monthlyExtraPayment',
    unsupported: [
      {
        names:
          'extraYearly extraAnnual yearlyExtra annualExtra extraAnnualPayment extraYearlyPayment annualExtraPayment yearlyExtraPayment extraWeekly weeklyExtra',
        instead: 'the amount per month',
      },
      'lumpSum oneTime oneOff roundUp',
    ],
  },
} satisfies FieldsOf<LoanPayoffCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['years', 'monthlyPayment'],
    holds: ({ years, monthlyPayment }) => years !== undefined || monthlyPayment !== undefined,
    expected: { years: 'a number greater than 0, or a monthlyPayment' },
  }),
];
