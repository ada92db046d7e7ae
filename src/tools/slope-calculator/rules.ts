import { anyNumber, type Rules } from '../../shared/rules.ts';
import type { SlopeRequest } from './calculate-slope.ts';

export const rules = {
  x1: anyNumber,
  y1: anyNumber,
  x2: anyNumber,
  y2: anyNumber,
} satisfies Rules<SlopeRequest>;
