import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'loan-payoff-calculator'> = {
  icon: 'M4 4v16h16M7.5 6.5c2 7 5 9.5 11.5 10',
  synonyms:
    'mortgage amortization debt interest monthly payment extra early payoff paid off credit card loan loans car auto student personal home house emi installment instalment repayment refinance principal balance apr borrow rate overpayment lender finance financing amortisation schedule',
  fields: { monthsSaved: { hidden: true }, interestSaved: { hidden: true } },
  handles: {
    principal: true,
    annualRate: true,
    years: true,
    monthlyPayment: true,
    extraPayment: true,
  },
  formula: 'payment = P · r / (1 − (1 + r)⁻ⁿ)',
  explanation:
    'P is the amount borrowed, r a twelfth of the annual rate and n the number of months. An extra payment reduces the debt, so it saves interest in every later month.',
  source: 'Annuity formula.',
  topics: 'mortgage and amortization',
  reading:
    'The regular payment stays the same. At first, much of it is interest; the schedule shows how the debt shrinks.',
  sentences: {
    answer: [
      {
        when: { 'accelerated.payoffPossible': ['false'] },
        text: '{scheduledPayment}\n{monthlyPayment} a month does not pay off {principal} at {annualRate}.',
      },
      {
        when: { 'standard.payoffPossible': ['false'] },
        text: '{scheduledPayment} a month\nnever pays off {principal} at {annualRate}.',
      },
      {
        when: { monthlyPayment: [''] },
        text: '{scheduledPayment} a month\npays off {principal} at {annualRate} in {years}.',
      },
      {
        text: '{scheduledPayment}\nis how long it takes to pay off {principal} at {annualRate} with {monthlyPayment} a month.',
      },
    ],
    more: [
      {
        when: { 'standard.payoffPossible': ['false'] },
        text: 'With {extraPayment} more a month, it ends after {accelerated.months}.',
      },
      {
        text: 'With {extraPayment} more a month, it ends {monthsSaved} sooner and costs {interestSaved} less in interest.',
      },
    ],
  },
  mistake:
    'Enter the interest rate per year, not per month. Fees, insurance and property tax are not included, so the bank may ask for more.',
};
