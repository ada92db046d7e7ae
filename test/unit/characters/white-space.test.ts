import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, trimWhiteSpace } from '../../../src/characters/white-space.ts';
import { anyCharacter } from '../../support/any-character.ts';

// White_Space in PropList.txt of the Unicode Character Database; unchanged since Unicode 6.3.
const whiteSpace = [
  ...[0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004],
  ...[0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
];

test('removes exactly the white space of Unicode', () => {
  const trimmed: number[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    const text = trimWhiteSpace(`${character}x${character}`);
    if (text === 'x') trimmed.push(codePoint);
    else if (text !== `${character}x${character}`) throw new Error(`half trimmed: ${codePoint}`);
  }
  expect(trimmed).toEqual(whiteSpace);
});

test('trims both ends and nothing between', () => {
  const space = fc.string({
    unit: fc.constantFrom(...whiteSpace.map((one) => String.fromCodePoint(one))),
  });
  const core = fc.oneof(
    fc.constantFrom('x', '😀', '\ud83d', '\ude00', '\u200b', '\ufeff', 'x \n y'),
    fc.string({ unit: anyCharacter }).map((text) => `|${text}|`),
  );
  fc.assert(
    fc.property(space, core, space, (before, text, after) => {
      expect(trimWhiteSpace(before + text + after)).toBe(text);
      expect(trimWhiteSpace(before + after)).toBe('');
    }),
  );
});

const long = 1_000_000;

test.each([
  ['a run within the text', `x${' '.repeat(long)}x`, long + 2],
  ['many runs', `x${' '.repeat(5000)}`.repeat(long / 5000), long + long / 5000 - 5000],
  ['white space alone', ' \n'.repeat(long / 2), 0],
  ['a run at the end', `x${'\u3000'.repeat(long)}`, 1],
])('handles a long text: %s', (_, text, length) => {
  expect(trimWhiteSpace(text) === text.slice(0, length)).toBe(true);
});

test('a text of only white space is blank', () => {
  const characters = whiteSpace.map((one) => String.fromCodePoint(one));
  expect(isBlank('')).toBe(true);
  expect(isBlank(characters.join(''))).toBe(true);
  expect(characters.every(isBlank)).toBe(true);
});

test.each(['\ufeff', '\u200b', '\u180e', '\u2060', '\0', '.', '\ud800', '\u0301'])(
  'a text that contains %j is not blank',
  (character) => {
    expect(isBlank(` ${character} `)).toBe(false);
  },
);
