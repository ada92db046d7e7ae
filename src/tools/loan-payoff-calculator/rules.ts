import { notNegative, positive, type Rules, type TextRule } from '../../shared/rules.ts';
import type { LoanPayoffRequest } from './calculate-loan-payoff.ts';

export const rules = {
  principal: positive,
  annualRate: notNegative,
  years: positive,
  monthlyPayment: positive,
  extraPayment: notNegative,
} satisfies Rules<LoanPayoffRequest>;

/** What is asked for where a request says neither how long nor how much to pay. */
export const yearsOrPayment: TextRule = {
  accepts: () => false,
  expected: 'a number greater than 0, or a monthlyPayment',
};

/** Whether the request says how long or how much to pay. */
export function hasYearsOrPayment({ years, monthlyPayment }: Partial<LoanPayoffRequest>): boolean {
  return years !== undefined || monthlyPayment !== undefined;
}
