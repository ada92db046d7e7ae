import fc from 'fast-check';
import { tokenPieces } from 'toolworker';
import { expect, test } from 'vitest';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';
import { anyCharacter } from '../../../support/any-character.ts';

/** The regular expression of o200k_base in OpenAI's tiktoken. */
const pattern = new RegExp(
  [
    "[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])?",
    "[^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]+[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])?",
    '\\p{N}{1,3}',
    ' ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*',
    '\\s*[\\r\\n]+',
    '\\s+(?!\\S)',
    '\\s+',
  ].join('|'),
  'gu',
);

function piecesOf(text: string) {
  const pieces: { piece: string; word: string | undefined }[] = [];
  eachPiece(text, (start, end, word) => {
    const letters = word === undefined ? undefined : text.slice(word, end);
    pieces.push({ piece: text.slice(start, end), word: letters });
  });
  return pieces;
}

// Every kind of character, in one and in two code units, and the characters that the expression
// names.
const units = fc.constantFrom(
  ..."aBéÉßǅʰªк漢कา\u0301\u0941_'/.=-*\u200d😀👍🏽1٣½²²𝟎𐐀𐐨𠀀𝅥 \t\u00a0\u3000\u2028\n\r\u0085\uffff\ud800\udc00",
  "'s",
  "'LL",
  "'re",
  "'v",
  '\r\n',
  ' \n',
  'Aa',
);
const texts = fc.oneof(
  fc.array(units, { maxLength: 12 }).map((chosen) => chosen.join('')),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.string({ maxLength: 20 }),
);

test('the pieces agree with the regular expression of o200k_base', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = text.match(pattern) ?? [];
      expect(piecesOf(text).map(({ piece }) => piece)).toEqual(pieces);
      expect(tokenPieces(text)).toEqual(pieces);
    }),
    { numRuns: 3000 },
  );
});

test('a piece has the word that its letters make, if any', () => {
  expect(piecesOf("It's “naïve”, 漢字 42\n")).toEqual([
    { piece: "It's", word: "It's" },
    { piece: ' “', word: undefined },
    { piece: 'naïve', word: 'naïve' },
    { piece: '”,', word: undefined },
    { piece: ' 漢字', word: '漢字' },
    { piece: ' ', word: undefined },
    { piece: '42', word: undefined },
    { piece: '\n', word: undefined },
  ]);
});
