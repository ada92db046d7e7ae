import { notNegative, positive, type Rules } from '../../shared/rules.ts';
import type { BmiRequest } from './calculate-bmi.ts';

export const rules = {
  height: positive,
  weight: positive,
  feet: notNegative,
  inches: notNegative,
} satisfies Rules<BmiRequest>;

/** Whether the request gives a height in one of its two ways. */
export function hasHeight({ unit, height, feet }: Partial<BmiRequest>): boolean {
  return height !== undefined || (unit === 'imperial' && feet !== undefined);
}
