import { trimWhiteSpace } from '../characters/white-space.ts';

/** Returns a list without the brackets around it: `[1, 2]`, `(1, 2)` and `{1, 2}` become `1, 2`. */
export function withoutBrackets(list: string): string {
  const isBracketed = ['[]', '()', '{}'].includes(list.charAt(0) + list.slice(1).slice(-1));
  return isBracketed ? trimWhiteSpace(list.slice(1, -1)) : list;
}
