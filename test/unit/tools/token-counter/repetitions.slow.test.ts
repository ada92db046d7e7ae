import fc from 'fast-check';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import { corrections, type Family } from '../../../../src/tools/token-counter/families.ts';
import {
  endOfSymbols,
  lengthOfUnit,
  timesAlphabet,
} from '../../../../src/tools/token-counter/repetitions.ts';
import { counts } from './errors.ts';
import { repetitions } from './repetitions.ts';

/** Fails unless the estimate is within a factor of the count, or at most one token off. */
function expectWithin(text: string, family: Family, count: number, least: number, most: number) {
  const estimate = estimateTokens(text, family);
  if (Math.abs(estimate - count) <= 1) return;
  const of = `${family}: ${JSON.stringify(text.slice(0, 30))}, ${text.length} characters`;
  expect(estimate / count, of).toBeGreaterThanOrEqual(least);
  expect(estimate / count, of).toBeLessThanOrEqual(most);
}

const isFamily = (name: string): name is Family => name in corrections;
// The tokenizers of Claude are not public, and the last one that was makes one token of many digits.
const isPublic = (name: string) => !name.startsWith('claude');
const publicFamilies = Object.keys(corrections).filter(isFamily).filter(isPublic);

test.each(publicFamilies)('%s: the estimate of repetitions is bounded', (family) => {
  for (const [index, text] of repetitions.entries()) {
    const count = family === 'o200k' ? countO200k(text) : counts[family].repetitions?.[index];
    if (count === undefined) throw new Error('The repetitions have not been counted.');
    expectWithin(text, family, count, 0.45, 1.75);
  }
});

const lengths = [
  1, 2, 3, 4, 5, 7, 8, 10, 16, 20, 31, 32, 40, 50, 64, 72, 80, 100, 128, 200, 400, 1000,
];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const words = 'hello the a test word banana no yes lorem computer Hello OK please data apple we';
const longWords = [
  'pneumonoultramicroscopicsilicovolcanoconiosis',
  'antidisestablishmentarianism',
  'internationalization',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Aufmerksamkeitsdefizithyperaktivitätsstörung',
  'kindercarnavalsoptochtvoorbereidingswerkzaamheden',
  'onceuponatimetherewasalittlegirlwholivedinavillagenearaforest',
];

describe.each([
  ['o200k', countO200k],
  ['cl100k', countCl100k],
] as const)('%s', (family, count) => {
  const expectBounded = (text: string, least = 0.6, most = 1.7) =>
    expectWithin(text, family, count(text), least, most);

  test.each([...letters, ...letters.toUpperCase(), ...'0123456789=-', ...' \n\t'])(
    'bounds runs of %j',
    (character) => {
      for (const length of lengths) expectBounded(character.repeat(length));
    },
  );

  test.each([...symbols])('bounds runs of the symbol %j', (symbol) => {
    for (const length of lengths) expectBounded(symbol.repeat(length), 0.5, 2);
  });

  test.each([...letters, ...letters.toUpperCase()])('bounds %j with separators', (letter) => {
    for (const separator of [' ', '\n', ', ']) {
      for (const times of [2, 10, 300]) expectBounded(`${letter}${separator}`.repeat(times));
    }
  });

  test.each(words.split(' '))('bounds repetitions of the word %j', (word) => {
    for (const separator of [' ', '\n', ', ', '. ']) {
      for (const times of [2, 5, 1000]) expectBounded(`${word}${separator}`.repeat(times));
    }
  });

  test('bounds the alphabet', () => {
    const alphabets = [letters, letters.toUpperCase(), `${letters}${letters.toUpperCase()}`];
    for (const alphabet of [...alphabets, `${letters} `, `${letters}\n`, `${letters}0123456789`]) {
      for (const times of [1, 2, 10, 100]) expectBounded(alphabet.repeat(times));
    }
  });

  test.each(['=', '-'])('bounds lines of %j', (character) => {
    for (const length of lengths.filter((length) => length > 2)) {
      expectBounded(`${character.repeat(length)}\n`.repeat(10));
      expectBounded(`${character.repeat(length)}\nText\n`.repeat(10));
    }
  });

  test.each(['abc', 'test', 'foobar', 'xyz', 'qwerty', 'asdf', 'ABC', 'computer', 'abcabd', 'la '])(
    'bounds repetitions of the unit %j',
    (unit) => {
      for (const times of [3, 10, 100, 3000]) expectBounded(unit.repeat(times), 0.5, 1.75);
    },
  );

  test.each(longWords)('bounds the long word %j', (word) => expectBounded(word));
});

test.each([
  ['aaa', 1],
  ['aa', 0],
  ['ababab', 2],
  ['abababa', 2],
  ['abab', 0],
  ['abcabcabd', 0],
  ['aabaabaab', 3],
  [`${'a'.repeat(31)}b`.repeat(3), 32],
  [`${'a'.repeat(32)}b`.repeat(3), 0],
  [`${'ab'.repeat(40)}c`, 0],
  [`${'ab'.repeat(40)}c`.repeat(3), 0],
  [`${'a'.repeat(31)}b`.repeat(9), 32],
  ['', 0],
])('%j repeats a unit of %d characters', (text, length) => {
  expect(lengthOfUnit(`x${text}x`, 1, text.length + 1)).toBe(length);
});

test('finds the shortest unit of any text', () => {
  const letter = fc.constantFrom('a', 'b');
  const units = fc.array(letter, { minLength: 1, maxLength: 32 }).map((unit) => unit.join(''));
  const ends = fc.array(letter, { maxLength: 3 }).map((end) => end.join(''));
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 80 }), ends, (unit, times, end) => {
      const text = unit.repeat(times) + end;
      const fills = (length: number) => text.slice(length) === text.slice(0, -length);
      const lengths = Array.from({ length: 32 }, (_, index) => index + 1);
      const expected = lengths.find((length) => 3 * length <= text.length && fills(length)) ?? 0;
      expect(lengthOfUnit(text, 0, text.length)).toBe(expected);
    }),
  );
});

test.each([
  [letters, 1],
  [letters.toUpperCase().repeat(3), 3],
  [letters + letters.toUpperCase(), 2],
  [letters.slice(1), 0],
  [`${letters.slice(1)}a`, 0],
  ['漢'.repeat(26), 0],
])('%j is the alphabet %d times', (text, times) => {
  expect(timesAlphabet(`x${text}x`, 1, text.length + 1)).toBe(times);
});

test.each([
  ['==\n', 2],
  ['=\r\n\n', 1],
  ['=/\n', 2],
  ['\n\n', 2],
  [' \n', 2],
])('the symbols of %j end at %d', (text, end) => {
  expect(endOfSymbols(text, 0, text.length)).toBe(end);
});
