/**
 * Replaces hyphens with real minus signs, which are as wide as a plus. In Arabic numbers, a mark of
 * direction comes before the hyphen, which stays.
 */
export function withMinus(text: string): string {
  return text.replaceAll(/(?<![\u061c\u200e])-/g, '−');
}
