import fc from 'fast-check';

/**
 * Any character of Unicode but a lone surrogate, as a unit of texts. fast-check's own list of them, which `binary`
 * and `webUrl()` need, takes a second to make.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
