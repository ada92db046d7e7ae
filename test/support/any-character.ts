import fc from 'fast-check';

/**
 * Any Unicode character except a lone surrogate, as a unit of strings. fast-check's own list of
 * them, which `binary` and `webUrl()` use, takes a second to build.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Characters of the categories Cf and Cc, and those with White_Space: nobody sees any of them. */
export const invisibleCharacters: readonly string[] = Array.from({ length: 0x110000 }, (_, code) =>
  String.fromCodePoint(code),
).filter((character) => /[\p{Cf}\p{Cc}\p{White_Space}]/u.test(character));
