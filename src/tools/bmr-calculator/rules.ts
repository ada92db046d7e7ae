import { positive, type Rules } from '../../shared/rules.ts';
import type { BmrRequest } from './calculate-bmr.ts';

export const rules = {
  gender: { options: ['male', 'female'] },
  age: positive,
  weight: positive,
  height: positive,
  formula: { options: ['mifflin', 'harris'] },
} as const satisfies Rules<BmrRequest>;
