import type { Rules } from '../../shared/rules.ts';
import type { HmacRequest } from './generate-hmac.ts';

export const rules = {
  key: { minimumLength: 1, expected: 'a string of at least one character' },
  algorithm: { options: ['sha-256', 'sha-1', 'sha-384', 'sha-512'] },
  encoding: { options: ['hex', 'base64'] },
} as const satisfies Rules<HmacRequest>;
