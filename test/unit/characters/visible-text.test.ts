import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from '../../../src/characters/visible-text.ts';
import { anyCharacter, invisibleCharacters } from '../../support/any-character.ts';

test.each([
  ['\ufeff12', '12', 'the mark of Windows at the start of a file'],
  ['12\u200b', '12', 'a zero width space'],
  ['\u2060 12\u00a0\ufeff\n', '12', 'white space and a word joiner'],
  ['\0\u001b12\u007f\u0085', '12', 'control characters'],
  ['\u{e0001}12\u{e007f}', '12', 'tags, beyond U+FFFF'],
  ['\u202a12\u202c \u20683\u2069', '12 3', 'marks of direction'],
  ['\u061c-\u200f1\u200e2', '-12', 'marks of direction between signs and digits'],
  ['1\u200b2', '1\u200b2', 'not between digits, where it may hide a separator'],
  ['\u200d\u{1f600}\u200d', '\u{1f600}', 'an emoji of two units'],
  ['\udc00 \udc00', '\udc00 \udc00', 'lone surrogates'],
  [' \ud800 ', '\ud800', 'a lone surrogate'],
  ['\ufe0f1\u0301', '\ufe0f1\u0301', 'variation selectors and accents belong to characters'],
  [' \u200b\t', '', 'nothing to see'],
  ['', '', 'nothing'],
])('%j becomes %j: %s', (text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test('drops any characters of the categories Cf and Cc around a text, and what has White_Space', () => {
  const around = fc.string({ unit: fc.constantFrom(...invisibleCharacters), maxLength: 5 });
  const letters = anyCharacter.filter((character) => /[\p{L}\p{N}\p{P}]/u.test(character));
  fc.assert(
    fc.property(
      around,
      fc.string({ unit: letters, minLength: 1 }),
      around,
      (before, text, after) => {
        expect(visibleText(before + text + after)).toBe(text);
        expect(visibleText(before)).toBe('');
      },
    ),
  );
});
