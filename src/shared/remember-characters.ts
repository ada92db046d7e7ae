/** The function of a character, asked once for each: then its answer is looked up by code point. */
export function rememberCharacters<Value>(
  find: (character: string) => Value,
): (codePoint: number) => Value {
  const known = new Map<number, Value>();
  return (codePoint) => {
    let value = known.get(codePoint);
    if (value === undefined) {
      value = find(String.fromCodePoint(codePoint));
      known.set(codePoint, value);
    }
    return value;
  };
}
