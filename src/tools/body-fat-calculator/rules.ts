import { add, type Rational, subtract } from '../../shared/rational.ts';
import { positive, type Relation, type Rules } from '../../shared/rules.ts';
import type { BodyFatRequest } from './calculate-body-fat.ts';

export const rules = {
  gender: { options: ['male', 'female'] },
  height: positive,
  neck: positive,
  waist: positive,
  hip: positive,
} as const satisfies Rules<BodyFatRequest>;

export const relations: readonly Relation<BodyFatRequest>[] = [
  {
    fields: ['hip', 'gender'],
    holds: ({ gender, hip }) => gender === 'male' || hip !== undefined,
    expected: 'a number greater than 0 where gender is female',
  },
  {
    fields: ['waist', 'neck', 'gender'],
    holds: (request) => request.gender === 'female' || girth(request).numerator > 0n,
    expected: 'a number greater than neck',
  },
  {
    fields: ['waist', 'hip', 'neck', 'gender'],
    holds: (request) => request.gender === 'male' || girth(request).numerator > 0n,
    expected: 'a number that together with hip is greater than neck',
  },
];

/** The girth that the formula of each gender takes: without a woman's hip, less the neck. */
export function girth({ gender, neck, waist, hip = 0 }: BodyFatRequest): Rational {
  return subtract(gender === 'male' ? waist : add(waist, hip), neck);
}
