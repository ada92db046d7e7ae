import { maximumLength, parseDecimal } from '../../shared/decimal.ts';
import type { Rules } from '../../shared/rules.ts';
import type { ScientificNotationRequest } from './convert-scientific-notation.ts';

export const rules = {
  value: {
    maximumLength,
    accepts: (value) => parseDecimal(value) !== undefined,
    expected:
      'a number such as 1500, 1.5e+3 or 1.5 x 10^3, of at most 10,000 characters and with an exponent from -10,000 to 10,000',
  },
  direction: { options: ['to', 'from'] },
} as const satisfies Rules<ScientificNotationRequest>;
