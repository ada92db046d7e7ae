import type { Rules } from '../../shared/rules.ts';
import type { HmacRequest } from './generate-hmac.ts';

export const rules = {
  key: { accepts: (key) => key !== '', expected: 'a string of at least one character' },
} satisfies Rules<HmacRequest>;
