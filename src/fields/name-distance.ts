/**
 * Returns how far two names are apart: 0 if they differ only in case, separators or a plural s.
 * Below 4, one is probably a misspelling of the other: both start alike and have almost the same
 * letters.
 */
export function nameDistance(written: string, meant: string): number {
  if (Math.abs(written.length - meant.length) > 4) return Infinity;
  const [left, right] = [lettersOf(written), lettersOf(meant)];
  if (left === right) return 0;
  // Two of two letters say little: `tz` is not `to`.
  if (left[0] !== right[0] || left.length + right.length < 5) return Infinity;
  const foreign = foreignLetters(left, right) + foreignLetters(right, left);
  return 1 + foreign + Math.abs(left.length - right.length);
}

/** Returns the name that a misspelled one most likely means. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .filter((name) => nameDistance(written, name) < 4)
    .sort((one, other) => nameDistance(written, one) - nameDistance(written, other));
  return closest;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]|s$/g, '');
}

/** Counts the letters of a name that the other one lacks. */
function foreignLetters(name: string, other: string): number {
  return [...name].filter((letter) => !other.includes(letter)).length;
}
