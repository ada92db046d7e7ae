/**
 * Returns how an error message shows a value: at most 40 characters of a string, or the value's
 * type.
 */
export function echo(value: unknown): string {
  if (typeof value === 'string') return quoted(shortened(value));
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value) return 'an object';
  const isShown = value == null || typeof value === 'number' || typeof value === 'boolean';
  return isShown ? `${value}` : `a ${typeof value}`;
}

function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text}"`;
}

/** How many characters of the input an error repeats. */
export const longestEcho = 40;

/** Returns a text of the input with at most 40 characters. */
export function shortened(text: string): string {
  return text.length > longestEcho ? `${firstCharacters(text, longestEcho - 1)}…` : text;
}

/** Returns the code of a character, such as `U+200B`. */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns the start of a text, without the half of a surrogate pair at its end. */
export function firstCharacters(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** Returns the text with invisible and bidirectional control characters escaped as `\u…`. */
export function printable(text: string): string {
  return text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
}
