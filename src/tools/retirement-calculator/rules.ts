import { notNegative, type Relation, type Rules } from '../../shared/rules.ts';
import type { RetirementRequest } from './calculate-retirement.ts';

export const rules = {
  currentAge: notNegative,
  retirementAge: notNegative,
  currentSavings: notNegative,
  monthlyContribution: notNegative,
  annualReturn: { above: -100 },
  targetNestEgg: notNegative,
} satisfies Rules<RetirementRequest>;

export const retiresLater: Relation<RetirementRequest> = {
  fields: ['retirementAge', 'currentAge'],
  holds: ({ currentAge, retirementAge }) => retirementAge > currentAge,
  expected: 'a number greater than currentAge',
};
