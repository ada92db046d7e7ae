/**
 * The lines of a text without their ends, which are `\r\n`, `\n` and `\r`. A final line end adds
 * no empty line, and the empty text has no lines.
 */
export function splitLines(text: string): string[] {
  // Engines split at a string faster than at a pattern.
  const lines = text.split(text.includes('\r') ? /\r\n?|\n/ : '\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Whether the text holds nothing but Unicode white space, of which U+0085 is and U+FEFF is not. */
export function isBlank(text: string): boolean {
  return !/\P{White_Space}/u.test(text);
}
