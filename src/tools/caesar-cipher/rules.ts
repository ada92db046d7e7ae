import type { Rules } from '../../shared/rules.ts';
import type { CaesarCipherRequest } from './caesar-cipher.ts';

export const rules = { shift: { whole: true } } satisfies Rules<CaesarCipherRequest>;
