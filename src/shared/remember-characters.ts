const codePoints = 0x110000;

/**
 * The function of a character, whose values are whole numbers from 0 to 254, asked once for each:
 * then its answer is looked up by code point.
 */
export function rememberCharacters(
  find: (character: string) => number,
): (codePoint: number) => number {
  let known: Uint8Array | undefined;
  return (codePoint) => {
    known ??= new Uint8Array(codePoints);
    // One more than the answer, as 0 stands where none is known.
    const entry = known[codePoint] || find(String.fromCodePoint(codePoint)) + 1;
    known[codePoint] = entry;
    return entry - 1;
  };
}
