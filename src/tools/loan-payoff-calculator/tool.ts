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
  fields,
  rules,
  request: {
    principal: 'The amount borrowed.',
    annualRate: [
      'Nominal annual interest rate in per cent; a twelfth is charged every month.',
      '%',
    ],
    years: [
      'Term in years, rounded to whole months; required unless monthlyPayment is given.',
      'years',
    ],
    monthlyPayment: 'Monthly payment; replaces years.',
    extraPayment: 'Additional monthly payment in the accelerated plan.',
  },
  result: () => ({
    scheduledPayment: numberShape('Monthly payment without the extra payment.'),
    standard: plan('The loan without the extra payment.'),
    accelerated: plan('The loan with the extra payment.'),
    monthsSaved: orNull(numberShape(['Months saved; null unless both plans pay off.', 'months'])),
    interestSaved: orNull(numberShape('Interest saved; null unless both plans pay off.')),
  }),
  example: { principal: 200000, annualRate: 6.5, years: 30, extraPayment: 100 },
  run: calculateLoanPayoff,
});

function plan(description: string) {
  return objectShape<LoanPayoffPlan>(
    {
      months: orNull(numberShape(['Number of payments; null if never paid off.', 'months'])),
      totalInterest: orNull(numberShape('Interest paid in total; null if never paid off.')),
      totalPaid: orNull(numberShape('Sum of all payments; null if never paid off.')),
      payoffPossible: booleanShape("Whether the payment exceeds the first month's interest."),
    },
    description,
  );
}
