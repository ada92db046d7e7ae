import type { NumberRule, Rules } from '../../shared/rules.ts';
import type { BaseConversionRequest } from './convert-base.ts';

const base: NumberRule = { whole: true, minimum: 2, maximum: 36 };

export const rules = {
  value: {
    maximumLength: 10_000,
    expected: 'a string of at most 10,000 characters',
  },
  from: base,
  to: base,
} satisfies Rules<BaseConversionRequest>;
