/** Writes minus signs as in print, which are as wide as a plus. */
export function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}
