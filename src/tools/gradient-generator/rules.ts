import { anyNumber, type Rules, type TextRule } from '../../shared/rules.ts';
import type { GradientRequest } from './generate-gradient.ts';

const hexColor: TextRule = {
  accepts: (color) => /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color),
  expected: '3, 4, 6 or 8 hexadecimal digits, such as #ff5733',
};

export const rules = {
  type: { options: ['linear', 'radial', 'conic'] },
  from: hexColor,
  to: hexColor,
  angle: anyNumber,
} as const satisfies Rules<GradientRequest>;
