/** The first code units of a text, up to a number. It never ends with half a character. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, isHalf ? length - 1 : length);
}

/** A text, or its beginning with an ellipsis if it is longer than a number of code units. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${beginningOf(text, length)}…` : text;
}
