/** Whether a letter of English stands at an index of the text. */
export function isAsciiLetter(text: string, index: number): boolean {
  const place = (text.charCodeAt(index) | 0x20) - 0x61;
  return place >= 0 && place < 26;
}
