/** The text without the Unicode white space at its ends; `String.trim` has another set of it. */
export function trimWhiteSpace(text: string): string {
  const start = text.search(/\P{White_Space}/u);
  if (start < 0) return '';
  let end = text.length;
  // A pattern for the end would start anew, in vain, at every white space within the text.
  while (/\p{White_Space}/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
