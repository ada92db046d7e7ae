import fc from 'fast-check';

/** Any character of Unicode but a lone surrogate, for texts. fast-check's own, `binary`, takes a second to make. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
