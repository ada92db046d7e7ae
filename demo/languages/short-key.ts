/**
 * A short name for an English text, by which a page has its translation: the 32 bits of FNV-1a
 * (http://www.isthe.com/chongo/tech/comp/fnv/) over its UTF-16 code units, in base 36.
 *
 * @example
 * shortKey('Roll again'); // "1fnjloq"
 */
export function shortKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
