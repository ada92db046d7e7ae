/** The text without the Unicode white space at its ends; `String.trim` has another set of it. */
export function trimWhiteSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether the text holds nothing but Unicode white space, of which U+0085 is and U+FEFF is not. */
export function isBlank(text: string): boolean {
  return !/\P{White_Space}/u.test(text);
}

/** Whether a UTF-16 code unit is Unicode white space, none of which is beyond U+FFFF. */
export function isWhiteSpace(unit: number): boolean {
  // Nearly all are letters or the space, which need no look at the tables of Unicode.
  if (unit === 0x20) return true;
  return (unit < 0x20 || unit > 0x84) && /\p{White_Space}/u.test(String.fromCharCode(unit));
}
