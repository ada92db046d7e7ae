/** The function of a character, asked once for each: then its answer is looked up by code point. */
export function rememberCharacters<Value>(
  find: (character: string) => Value,
): (codePoint: number) => Value {
  const known: Value[] = [];
  return (codePoint) => {
    const value = known[codePoint] ?? find(String.fromCodePoint(codePoint));
    known[codePoint] = value;
    return value;
  };
}
