import { expect, test } from 'vitest';
import { characterFeature, eachFeature } from '../../../../src/tools/token-counter/features.ts';

// The features in their order: pairs of 26 letters and nothing, the same at the end of letters, the
// character that a word includes before its letters, characters up to U+052F, blocks of 128
// characters up to U+1FFFF, and four more.
const numberOf = (letter: string) => (letter === '' ? 0 : letter.charCodeAt(0) - 96);
const pair = (before: string, letter: string) => 27 * numberOf(before) + numberOf(letter);
const ending = (before: string, letter: string) => 729 + pair(before, letter);
const lead = (character: string) => 1458 + character.charCodeAt(0);
const noLead = 1458;
const character = (character: string) => 1586 + character.charCodeAt(0);
const block = (codePoint: number) => 2914 + Math.floor(codePoint / 128);
const [repeatedSpace, repeatedSymbol, firstCapital, furtherCapital] = [3938, 3939, 3940, 3941];

function featuresOf(piece: string, word: number | undefined): number[] {
  const features: number[] = [];
  // The piece's neighbors in a text make no difference.
  eachFeature(`x${piece}x`, 1, piece.length + 1, word === undefined ? word : word + 1, (feature) =>
    features.push(feature),
  );
  return features;
}

const at = [pair('c', 'a'), pair('a', 't'), ending('a', 't')];

test.each([
  ['cat', 0, [noLead, pair('', 'c'), ...at]],
  [' cat', 1, [lead(' '), pair('', 'c'), ...at]],
  ['\x7fcat', 1, [lead('\x7f'), pair('', 'c'), ...at]],
  ['\x80cat', 1, [character('\x80'), pair('', 'c'), ...at]],
  ['Cat', 0, [noLead, pair('', 'c'), firstCapital, ...at]],
  [
    'ABc',
    0,
    [
      ...[noLead, pair('', 'a'), firstCapital],
      ...[pair('a', 'b'), furtherCapital, pair('b', 'c'), ending('b', 'c')],
    ],
  ],
  [
    'AzZ',
    0,
    [
      ...[noLead, pair('', 'a'), firstCapital],
      ...[pair('a', 'z'), pair('z', 'z'), firstCapital, ending('z', 'z')],
    ],
  ],
  [
    "né's",
    0,
    [
      ...[noLead, pair('', 'n'), ending('', 'n'), character('é'), character("'")],
      ...[pair('', 's'), ending('', 's')],
    ],
  ],
  ['éé', 0, [noLead, character('é'), character('é')]],
  ['\u{10000}\u{10000}', 0, [noLead, block(0x10000), block(0x10000)]],
])('splits the word %j into its features', (piece, word, features) => {
  expect(featuresOf(piece, word)).toEqual(features);
});

test.each([
  ['11', [character('1'), repeatedSymbol]],
  ['!!!', [character('!'), repeatedSymbol, repeatedSymbol]],
  ['   ', [character(' '), repeatedSpace, repeatedSpace]],
  ['\n\n', [character('\n'), repeatedSpace]],
  ['@`[{', [character('@'), character('`'), character('['), character('{')]],
  ['\u{10000}\u{10000}', [block(0x10000), block(0x10000)]],
  ['😀😀', [block(0x1f600), block(0x1f600)]],
])('splits %j into its features', (piece, features) => {
  expect(featuresOf(piece, undefined)).toEqual(features);
});

test('counts characters one by one up to U+052F, then by blocks, and all others together', () => {
  expect(characterFeature(0)).toBe(character('\0'));
  expect(characterFeature(0x52f)).toBe(character('\u052f'));
  expect(characterFeature(0x530)).toBe(block(0x500));
  expect(characterFeature(0x57f)).toBe(block(0x500));
  expect(characterFeature(0x580)).toBe(block(0x580));
  expect(characterFeature(0x1ff80)).toBe(block(0x1ff80));
  expect(characterFeature(0x20000)).toBe(block(0x1ff80));
  expect(characterFeature(0x10ffff)).toBe(block(0x1ff80));
});
