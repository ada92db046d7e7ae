/** Returns at most the first `length` code units of a text, without splitting a surrogate pair. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, isHalf ? length - 1 : length);
}

/** Returns the text or, if it has more than `length` code units, its beginning with an ellipsis. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${beginningOf(text, length)}…` : text;
}
