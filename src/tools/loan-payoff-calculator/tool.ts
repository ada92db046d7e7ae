import type { FieldDescription } from '../../fields/field-description.ts';
import { booleanShape, numberShape, objectShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateLoanPayoff, type LoanPayoffPlan } from './calculate-loan-payoff.ts';
import { fields, rules } from './request.ts';

export const loanPayoffCalculatorTool = builtInTool({
  slug: 'loan-payoff-calculator',
  operation: 'calculateLoanPayoff',
  name: 'Loan Payoff Calculator',
  category: 'Percentages and money',
  description:
    'Computes the monthly payment, payoff time and interest of a loan, and what an extra payment saves.',
  money: [
    'principal',
    'monthlyPayment',
    'extraPayment',
    'scheduledPayment',
    'totalInterest',
    'totalPaid',
    'interestSaved',
  ],
  resultsWith: {
    accelerated: 'extraPayment',
    monthsSaved: 'extraPayment',
    interestSaved: 'extraPayment',
  },
  hints: {
    principal: '',
    annualRate: 'A twelfth of it is charged every month.',
    years: 'Leave it empty if you enter a monthly payment.',
    monthlyPayment: 'Used instead of the term.',
    extraPayment: 'On top of the regular payment.',
  },
  fields,
  rules,
  request: {
    principal: { description: 'The amount borrowed.', title: 'Amount borrowed' },
    annualRate: {
      description: 'Nominal annual interest rate in percent; a twelfth is charged every month.',
      title: 'Annual interest rate',
      'x-unit': '%',
    },
    years: {
      description:
        'Term in years, rounded to whole months; required unless monthlyPayment is given.',
      title: 'Term',
      'x-unit': 'years',
    },
    monthlyPayment: 'Monthly payment; replaces years.',
    extraPayment: {
      description: 'Additional monthly payment in the accelerated plan.',
      title: 'Extra monthly payment',
    },
  },
  result: () => ({
    scheduledPayment: numberShape({
      description: 'Monthly payment without the extra payment.',
      title: 'Regular monthly payment',
    }),
    standard: plan({
      description: 'The loan without the extra payment.',
      title: 'Without extra payment',
    }),
    accelerated: plan({
      description: 'The loan with the extra payment.',
      title: 'With extra payment',
    }),
    monthsSaved: orNull(
      numberShape({
        description: 'Months saved; null unless both plans pay off.',
        title: 'Time saved',
        'x-unit': 'months',
      }),
    ),
    interestSaved: orNull(numberShape('Interest saved; null unless both plans pay off.')),
  }),
  example: { principal: 200000, annualRate: 6.5, years: 30, extraPayment: 100 },
  run: calculateLoanPayoff,
});

function plan(description: FieldDescription) {
  return objectShape<LoanPayoffPlan>(
    {
      months: orNull(
        numberShape({
          description: 'Number of payments; null if never paid off.',
          title: 'Paid off after',
          'x-unit': 'months',
        }),
      ),
      totalInterest: orNull(numberShape('Interest paid in total; null if never paid off.')),
      totalPaid: orNull(numberShape('Sum of all payments; null if never paid off.')),
      payoffPossible: booleanShape({
        description: "Whether the payment exceeds the first month's interest.",
        title: 'Can be paid off',
      }),
    },
    description,
  );
}
