import { closestFew } from '../../shared/closest.ts';
import type { Rules } from '../../shared/rules.ts';
import type { TokenCountRequest } from './count-tokens.ts';
import { contextWindowOf, modelNames, vendors } from './models.ts';

export const rules = {
  model: {
    accepts: (model) => contextWindowOf(model) !== undefined,
    expected: (model) => {
      const close = closestFew(model, modelNames(), 3);
      return close.length > 0
        ? `the name of a known model, did you mean ${close.join(', ')}?`
        : `the name of a known model of ${vendors().join(', ')}`;
    },
  },
} as const satisfies Rules<TokenCountRequest>;
