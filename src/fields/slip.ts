/**
 * How far a name is from another: 0 if they are the same but for case, separators and a plural, and
 * below 4 if one is likely meant to be the other, as both begin alike and have almost the same letters.
 */
export function distance(written: string, meant: string): number {
  if (Math.abs(written.length - meant.length) > 4) return Infinity;
  const [left, right] = [lettersOf(written), lettersOf(meant)];
  if (left === right) return 0;
  if (left[0] !== right[0]) return Infinity;
  const strays = strayLetters(left, right) + strayLetters(right, left);
  return 1 + strays + Math.abs(left.length - right.length);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]|s$/g, '');
}

function strayLetters(name: string, other: string): number {
  return [...name].filter((letter) => !other.includes(letter)).length;
}
