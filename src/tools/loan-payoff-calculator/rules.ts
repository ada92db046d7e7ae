import { notNegative, positive, type Relation, type Rules } from '../../shared/rules.ts';
import type { LoanPayoffRequest } from './calculate-loan-payoff.ts';

export const rules = {
  principal: positive,
  annualRate: notNegative,
  years: positive,
  monthlyPayment: positive,
  extraPayment: notNegative,
} satisfies Rules<LoanPayoffRequest>;

export const relations: readonly Relation<Partial<LoanPayoffRequest>>[] = [
  {
    fields: ['years'],
    holds: ({ years, monthlyPayment }) => years !== undefined || monthlyPayment !== undefined,
    expected: 'a number greater than 0, or a monthlyPayment',
  },
];
