/** The text without the Unicode white space at its ends; `String.trim` has another set of it. */
export function trimWhiteSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether a UTF-16 code unit is Unicode white space, none of which is beyond U+FFFF. */
export function isWhiteSpace(unit: number): boolean {
  // A million texts start with a letter, which needs no look at the tables of Unicode.
  return (unit < 0x21 || unit > 0x84) && /\p{White_Space}/u.test(String.fromCharCode(unit));
}
