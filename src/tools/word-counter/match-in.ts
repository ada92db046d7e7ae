/**
 * Returns `at(pattern)`, which tests a sticky pattern at an index of the text. A pattern that looks
 * behind is several times as fast as a slice of the text for each test.
 */
export function matchIn(text: string) {
  return (pattern: RegExp) => (index: number) => {
    pattern.lastIndex = index;
    return pattern.test(text);
  };
}

/** Returns `at(pattern)`, which returns the group of such a pattern, or the empty string. */
export function captureIn(text: string) {
  return (pattern: RegExp) => (index: number) => {
    pattern.lastIndex = index;
    return pattern.exec(text)?.[1] ?? '';
  };
}
