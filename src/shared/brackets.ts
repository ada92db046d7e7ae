import { trimWhiteSpace } from '../characters/white-space.ts';

/** Returns a list without the brackets around it: `[1, 2]`, `(1, 2)` and `{1, 2}` become `1, 2`. */
export function withoutBrackets(list: string): string {
  const isBracketed = ['[]', '()', '{}'].includes(list.charAt(0) + list.slice(1).slice(-1));
  if (!isBracketed) return list;
  const inside = list.slice(1, -1);
  // `(1e3), (2e3)` has brackets around its items.
  const [first] = /[()[\]{}]/.exec(inside) ?? [];
  return first === list.at(-1) ? list : trimWhiteSpace(inside);
}

/** Returns a text without quotation marks around it. */
export function withoutQuotes(text: string): string {
  const isQuoted = [text.charAt(0), text.slice(1).slice(-1)].every(isQuotationMark);
  return isQuoted ? text.slice(1, -1) : text;
}

/** Whether a character is a quotation mark of any script. */
export function isQuotationMark(character: string): boolean {
  return /\p{Quotation_Mark}/u.test(character);
}
