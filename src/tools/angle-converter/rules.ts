import { anyNumber, type Rules } from '../../shared/rules.ts';
import type { AngleConversionRequest } from './convert-angle.ts';

const units = { options: ['degrees', 'radians', 'gradians', 'turns'] } as const;

export const rules = {
  value: anyNumber,
  from: units,
  to: units,
} satisfies Rules<AngleConversionRequest>;
