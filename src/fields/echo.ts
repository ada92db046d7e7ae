/** Returns how an error message shows a value: at most 40 characters of a string, or the value's type. */
export function echo(value: unknown): string {
  if (typeof value === 'string') {
    // Never cuts a surrogate pair in half.
    return `"${value.length > 40 ? `${value.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : value}"`;
  }
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value) return 'an object';
  // A bigint, a symbol or a function shows only its type.
  return /big|sym|fun/.test(typeof value) ? `a ${typeof value}` : `${value}`;
}

/** Returns the text with invisible and bidirectional control characters escaped as `\u…`. */
export function printable(text: string): string {
  return text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
}
