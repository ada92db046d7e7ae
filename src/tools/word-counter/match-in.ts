/**
 * Returns `at(pattern)`, which returns a function that tests a sticky pattern at an index of the text. This
 * is much faster than a slice of the text for each test.
 */
export function matchIn(text: string) {
  return (pattern: RegExp) => (index: number) => {
    pattern.lastIndex = index;
    return pattern.test(text);
  };
}

/** Like `matchIn`, for functions that return the pattern's first group, or an empty string. */
export function captureIn(text: string) {
  return (pattern: RegExp) => (index: number) => {
    pattern.lastIndex = index;
    return pattern.exec(text)?.[1] ?? '';
  };
}
