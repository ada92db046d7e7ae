import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../src/tools/token-counter/estimate-tokens.ts';
import { corrections } from '../../src/tools/token-counter/families.ts';
import { featureCount, groupStarts } from '../../src/tools/token-counter/features.ts';
import { openers } from '../../src/tools/token-counter/openers.ts';
import { weights } from '../../src/tools/token-counter/weights.ts';
import { errorOf, families, kinds, mean } from './held-out.ts';
import { measurements } from './measure.ts';

// Checks of a fit, beside the tests of the tool. None of them can change without a new fit.

test('has a weight for every feature', () => {
  expect(weights).toHaveLength(featureCount);
});

test('has a slope and an offset for each group of features in every family except o200k', () => {
  expect(groupStarts).toEqual(groupStarts.toSorted((a, b) => a - b));
  expect(groupStarts[0]).toBe(0);
  const { o200k, ...others } = corrections;
  expect(o200k).toBe('');
  for (const codes of Object.values(others)) expect(codes).toHaveLength(2 * groupStarts.length);
});

test('the bits of the openers fit into the 32 that a shift takes', () => {
  expect(openers.length).toBeLessThanOrEqual(32);
});

test('the estimate takes at most 5.4 kB of a bundle', () => {
  expect(measurements.bytes).toBeLessThanOrEqual(5.4 * 1024);
});

test('is several times more accurate than four characters per token', () => {
  const simple = kinds.map((kind) => errorOf(kind, 'o200k', (text) => text.length / 4));
  expect(mean(simple)).toBeGreaterThan(4 * mean(kinds.map((kind) => errorOf(kind, 'o200k'))));
});

test.each(families.filter((family) => family !== 'o200k'))(
  'estimates %s better with its own corrections than as o200k',
  (family) => {
    const asO200k = kinds.map((kind) => errorOf(kind, family, (text) => estimateTokens(text)));
    expect(mean(kinds.map((kind) => errorOf(kind, family)))).toBeLessThan(0.85 * mean(asO200k));
  },
);

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
  /** Fails unless the estimate is within a factor of the count, or at most one token off. */
  const expectBounded = (text: string, least = 0.6, most = 1.7) => {
    const [estimate, counted] = [estimateTokens(text, family), count(text)];
    if (Math.abs(estimate - counted) <= 1) return;
    const of = `${JSON.stringify(text.slice(0, 30))}, ${text.length} characters`;
    expect(estimate / counted, of).toBeGreaterThanOrEqual(least);
    expect(estimate / counted, of).toBeLessThanOrEqual(most);
  };

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
