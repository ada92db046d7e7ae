/** Replaces hyphens with real minus signs, which are as wide as a plus. */
export function withMinus(text: string): string {
  return text.replaceAll('-', '−');
}
