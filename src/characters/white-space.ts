/** Removes Unicode white space from both ends of a text. `String.trim` removes a different set. */
export function trimWhiteSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (start < end && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Whether the text has only Unicode white space, which includes U+0085 but not U+FEFF. */
export function isBlank(text: string): boolean {
  return !/\P{White_Space}/u.test(text);
}

/** Whether a UTF-16 code unit is Unicode white space. No white space is beyond U+FFFF. */
export function isWhiteSpace(unit: number): boolean {
  // Avoids the regular expression for spaces and ASCII letters, the most common characters.
  if (unit === 0x20) return true;
  return (unit < 0x20 || unit > 0x84) && /\p{White_Space}/u.test(String.fromCharCode(unit));
}
