/** Describes a value in an error: at most 40 characters of a text, or what kind of value it is. */
export function echo(value: unknown): string {
  if (typeof value === 'string') {
    // A surrogate pair is not cut.
    return `"${value.length > 40 ? `${value.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : value}"`;
  }
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value) return 'an object';
  return /big|sym|fun/.test(typeof value) ? `a ${typeof value}` : `${value}`;
}

/** Writes characters that cannot be seen, or that move others, as `\u….` */
export function printable(text: string): string {
  return text.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
}
