/**
 * Returns the key of an English text in a page's dictionary: the 32-bit FNV-1a hash
 * (http://www.isthe.com/chongo/tech/comp/fnv/) of its UTF-16 code units, in base 36.
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
