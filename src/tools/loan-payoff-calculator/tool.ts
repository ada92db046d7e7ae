import { booleanShape, numberShape, orNull } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateLoanPayoff } from './calculate-loan-payoff.ts';
import { fields } from './request.ts';

export const loanPayoffCalculatorTool = builtInTool({
  slug: 'loan-payoff-calculator',
  operation: 'calculateLoanPayoff',
  name: 'Loan Payoff Calculator',
  category: 'Percentages and money',
  description:
    'Computes the monthly payment, payoff time and interest of a loan, and what an extra payment saves.',
  fields,
  request: {
    principal: {
      description: 'The amount borrowed.',
      title: 'Amount borrowed',
      money: true,
      hint: '',
    },
    annualRate: {
      description: 'Nominal annual interest rate in percent; a twelfth is charged every month.',
      title: 'Annual interest rate',
      unit: '%',
      hint: 'A twelfth of it is charged every month.',
    },
    years: {
      description:
        'Term in years, rounded to whole months; required unless monthlyPayment is given.',
      title: 'Term',
      unit: 'years',
      hint: 'Leave it empty if you enter a monthly payment.',
    },
    monthlyPayment: {
      description: 'Monthly payment; replaces years.',
      money: true,
      hint: 'Used instead of the term.',
      replaces: 'years',
    },
    extraPayment: {
      description: 'Additional monthly payment in the accelerated plan.',
      title: 'Extra monthly payment',
      money: true,
      hint: 'On top of the regular payment.',
    },
  },
  result: {
    scheduledPayment: {
      shape: numberShape,
      description: 'Monthly payment without the extra payment.',
      title: 'Regular monthly payment',
      money: true,
    },
    standard: {
      description: 'The loan without the extra payment.',
      title: 'Without extra payment',
      properties: plan(),
    },
    accelerated: {
      description: 'The loan with the extra payment.',
      title: 'With extra payment',
      onlyWith: 'extraPayment',
      properties: plan(),
    },
    monthsSaved: {
      shape: orNull(numberShape),
      description: 'Months saved; null unless both plans pay off.',
      title: 'Time saved',
      unit: 'months',
      onlyWith: 'extraPayment',
    },
    interestSaved: {
      shape: orNull(numberShape),
      description: 'Interest saved; null unless both plans pay off.',
      money: true,
      onlyWith: 'extraPayment',
    },
  },
  example: { principal: 200000, annualRate: 6.5, years: 30, extraPayment: 100 },
  run: calculateLoanPayoff,
});

function plan() {
  return {
    months: {
      shape: orNull(numberShape),
      description: 'Number of payments; null if never paid off.',
      title: 'Paid off after',
      unit: 'months',
    },
    totalInterest: {
      shape: orNull(numberShape),
      description: 'Interest paid in total; null if never paid off.',
      money: true,
    },
    totalPaid: {
      shape: orNull(numberShape),
      description: 'Sum of all payments; null if never paid off.',
      money: true,
    },
    payoffPossible: {
      shape: booleanShape,
      description: "Whether the payment exceeds the first month's interest.",
      title: 'Can be paid off',
      hidden: true,
    },
  };
}
