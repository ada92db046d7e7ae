// @module-tag slow

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { countGraphemes, splitGraphemes } from 'unicode-segmenter/grapheme';
import { expect, test } from 'vitest';
import { countCharacters } from '../../../src/shared/graphemes.ts';
import { anyCharacter } from '../../support/any-character.ts';

// https://www.unicode.org/Public/17.0.0/ucd/auxiliary/GraphemeBreakTest.txt
const file = readFileSync(new URL('GraphemeBreakTest.txt', import.meta.url), 'utf8');

/** The clusters of each sample, such as `÷ 0020 × 0308 ÷ 0020 ÷`. */
const samples = file
  .split('\n')
  .map((line) => line.replace(/#.*/, '').match(/[0-9A-F][0-9A-F ×]*/g) ?? [])
  .filter((clusters) => clusters.length > 0)
  .map((clusters) =>
    clusters.map((codes) =>
      String.fromCodePoint(...(codes.match(/\w+/g) ?? []).map((code) => Number.parseInt(code, 16))),
    ),
  );

function spacesOf(text: string): number {
  return [...splitGraphemes(text)].filter((cluster) => /^\p{White_Space}+$/u.test(cluster)).length;
}

test('counts each sample of Unicode 17 as Unicode does', () => {
  expect(samples).toHaveLength(766);
  for (const clusters of samples) {
    const text = clusters.join('');
    const counted = { characters: clusters.length, spaces: spacesOf(text) };
    expect(countCharacters(text), JSON.stringify(clusters)).toEqual(counted);
  }
});

// Characters of different kinds are counted differently next to each of these.
const neighbours = ['a', ' ', '\u0301', '\u0600', '\u1100', '\u1161', '\u11a8', '\u{1f1e6}'];
const sequences = ['\u0915\u094d', '\u0915\u094d\u200d', '\u{1f600}\u200d', '\u{1f600}\u0301'];

test('knows the kind of every character of Unicode 17', () => {
  const wrong: string[] = [];
  // The planes in between contain only ideographs, or nothing.
  const step = (codePoint: number) => (codePoint > 0x20000 && codePoint < 0xdff00 ? 251 : 1);
  for (let codePoint = 0; codePoint < 0x110000; codePoint += step(codePoint)) {
    const character = String.fromCodePoint(codePoint);
    const texts = [...neighbours, ...sequences].flatMap((other) => [
      other + character,
      `${character + other}\u0915`,
    ]);
    if (texts.some((text) => countCharacters(text).characters !== countGraphemes(text))) {
      wrong.push(codePoint.toString(16));
    }
  }
  expect(wrong).toEqual([]);
});

test('agrees with the grapheme clusters of another library', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      ...' \n\r\t\u2028\u3000a漢\u0301\u200d\u200c\u0903\u0600\u0915\u094d\u093c각가ᄀ\u1161\u11a8👍🏽🇫❤\ufe0f',
    ),
    fc.string({ unit: anyCharacter }),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(countCharacters(text)).toEqual({
        characters: countGraphemes(text),
        spaces: spacesOf(text),
      });
    }),
    { numRuns: 5000 },
  );
});

test('counts each lone surrogate as a character', () => {
  expect(countCharacters('a\ud800\ud800b\udc00')).toEqual({ characters: 5, spaces: 0 });
});

test.each([
  ['', 0],
  ['a b', 1],
  [' \t\n\v\f\r\x85\u00a0\u1680\u2000\u2028\u2029\u202f\u205f\u3000', 15],
  ['\r\n', 1],
  ['\r\r\n\n', 3],
  ['\ufeff\u200b', 0],
  ['\uffff ', 1],
])('%j has %d characters that are only white space', (text, spaces) => {
  expect(countCharacters(text).spaces).toBe(spaces);
});

// GB9 to GB9b: extending marks join the character before them, and Arabic number signs the one
// after them, but neither joins a line end.
test.each([
  ['a \u0301', 0],
  ['a \u0301\u0301 b', 1],
  ['\u0600 1', 0],
  ['\u0600 \u0301 ', 1],
  ['\ud804\udcbd \ud834\udd65', 0],
  ['\ud804\udcbd a', 0],
  ['\u0600\n\u0301', 1],
  ['\r\n\u0301', 1],
])('%j has %d white-space characters, since the others join their neighbors', (text, spaces) => {
  expect(countCharacters(text).spaces).toBe(spaces);
});
