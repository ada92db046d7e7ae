/** Whether the character at an index of the text is a letter from A to Z or a to z. */
export function isAsciiLetter(text: string, index: number): boolean {
  const letter = (text.charCodeAt(index) | 0x20) - 0x61;
  return letter >= 0 && letter < 26;
}
