import { maximumLength } from '../../shared/decimal.ts';
import type { Rules } from '../../shared/rules.ts';
import type { DecimalToPercentRequest } from './convert-decimal-to-percent.ts';
import { readValue } from './read-value.ts';

export const rules = {
  value: {
    maximumLength,
    accepts: (value) => readValue(value) !== undefined,
    expected:
      'a number such as 0.5, 50% or 5e-1, of at most 10,000 characters and with an exponent from -10,000 to 10,000',
  },
  direction: { options: ['to', 'from'] },
} as const satisfies Rules<DecimalToPercentRequest>;
