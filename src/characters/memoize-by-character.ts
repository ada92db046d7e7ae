const codePoints = 0x110000;

/**
 * Returns `find` as a function of the code point that remembers its results, which must be integers
 * from 0 to 254.
 */
export function memoizeByCharacter(
  find: (character: string) => number,
): (codePoint: number) => number {
  let known: Uint8Array | undefined;
  return (codePoint) => {
    known ??= new Uint8Array(codePoints);
    // Entries are one higher than results, since 0 means unknown.
    const entry = known[codePoint];
    if (entry) return entry - 1;
    const result = find(String.fromCodePoint(codePoint));
    known[codePoint] = result + 1;
    return result;
  };
}
