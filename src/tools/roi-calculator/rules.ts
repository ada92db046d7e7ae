import { notNegative, positive, type Rules } from '../../shared/rules.ts';
import type { RoiRequest } from './calculate-roi.ts';

export const rules = {
  cost: positive,
  returnValue: notNegative,
  years: positive,
} satisfies Rules<RoiRequest>;
