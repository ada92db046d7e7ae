import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { figure, flag, number, relation } from '../fields.ts';
import { calculateLoanPayoff } from './calculate-loan-payoff.ts';
import { relations, rules } from './rules.ts';

export const loanPayoffCalculatorTool = defineTool({
  slug: 'loan-payoff-calculator',
  operation: 'calculateLoanPayoff',
  name: 'Loan Payoff Calculator',
  category: 'Percentages and money',
  description:
    'Computes the monthly payment, payoff time and interest of a loan, and what an extra payment saves.',
  request: () =>
    z
      .object({
        principal: number(rules.principal, 'The amount borrowed.'),
        annualRate: number(
          rules.annualRate,
          'Nominal interest a year, as a percentage; a twelfth of it is charged every month.',
        ),
        years: z.exactOptional(
          number(
            rules.years,
            'Term in years, rounded to whole months; needed where monthlyPayment is not given.',
          ),
        ),
        monthlyPayment: z.exactOptional(
          number(rules.monthlyPayment, 'Payment a month; overrides years.'),
        ),
        extraPayment: z._default(
          number(rules.extraPayment, 'What the accelerated plan pays on top every month.'),
          0,
        ),
      })
      .check(...relations.map(relation)),
  result: () =>
    z.object({
      scheduledPayment: figure('The monthly payment used, without the extra payment.'),
      standard: plan('Without the extra payment.'),
      accelerated: plan('With the extra payment.'),
      monthsSaved: unlessEndless(
        'Months by which the extra payment shortens the loan; null where a plan never ends.',
      ),
      interestSaved: unlessEndless(
        'Interest that the extra payment saves; null where a plan never ends.',
      ),
    }),
  example: { principal: 200000, annualRate: 6.5, years: 30, extraPayment: 100 },
  run: calculateLoanPayoff,
});

function plan(description: string) {
  return z
    .object({
      months: unlessEndless('Number of payments, the last one included; null without a payoff.'),
      totalInterest: unlessEndless('totalPaid less the principal; null without a payoff.'),
      totalPaid: unlessEndless('Sum of all payments; null without a payoff.'),
      payoffPossible: flag("Whether the payment exceeds the first month's interest."),
    })
    .check(z.describe(description));
}

function unlessEndless(description: string) {
  return z.nullable(figure(description));
}
