import { notNegative, positive, type Relation, type Rules } from '../../shared/rules.ts';
import type { BmiRequest } from './calculate-bmi.ts';

export const rules = {
  unit: { options: ['metric', 'imperial'] },
  height: positive,
  weight: positive,
  feet: notNegative,
  inches: notNegative,
} as const satisfies Rules<BmiRequest>;

export const relations: readonly Relation<Partial<BmiRequest>>[] = [
  {
    fields: ['height'],
    holds: ({ unit, height, feet }) =>
      height !== undefined || (unit === 'imperial' && feet !== undefined),
    expected: 'a number greater than 0',
  },
];
