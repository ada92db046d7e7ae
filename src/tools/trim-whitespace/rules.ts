import type { Rules } from '../../shared/rules.ts';
import type { TrimWhitespaceRequest } from './trim-whitespace.ts';

export const rules = {
  mode: { options: ['normalize', 'trim', 'remove'] },
} as const satisfies Rules<TrimWhitespaceRequest>;
