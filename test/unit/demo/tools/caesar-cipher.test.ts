import { caesarCipher } from 'toolworker';
import { expect, test } from 'vitest';
import {
  countLetters,
  distanceFromEnglish,
  englishShares,
  likelyShifts,
  total,
} from '../../../../demo/tools/caesar-cipher/shifts.ts';

test('counts letters in either case, and nothing else', () => {
  const counts = countLetters('Zebra, zebra! É 9 @`[{ ſ');
  expect(counts[25]).toBe(2);
  expect(counts[0]).toBe(2);
  expect(total(counts)).toBe(10);
});

test('the shares of the English letters add up to 100 %, and have no distance from English', () => {
  expect(total(englishShares)).toBeCloseTo(100, 1);
  expect(distanceFromEnglish(englishShares, 0)).toBeCloseTo(0, 2);
  expect(distanceFromEnglish(englishShares, 1)).toBeGreaterThan(100);
});

// By hand: of ten letters, 1.249 are expected to be an E, and 8.751 to be others, which never
// occur.
test('the distance is Pearson’s chi-square', () => {
  const counts = countLetters('eeeeeeeeee');
  const others = (total(englishShares) - 12.49) / 10;
  expect(distanceFromEnglish(counts, 0)).toBeCloseTo((10 - 1.249) ** 2 / 1.249 + others, 9);
});

test.each([
  ['It is a truth universally acknowledged, that a single man must be in want of a wife.', 7],
  ['The quick brown fox jumps over the lazy dog', 3],
  ['Friends, Romans, countrymen, lend me your ears', 21],
  ['Friends, Romans, countrymen, lend me your ears', 0],
])('finds the shift of %s', (text, shift) => {
  const { result } = caesarCipher({ text, shift });
  expect(likelyShifts(countLetters(result))[0]).toBe(shift);
});

test('does not guess the shift of a short text', () => {
  expect(likelyShifts(countLetters('Khoor, Zruog!'))).toEqual([]);
  expect(likelyShifts(countLetters(''))).toEqual([]);
});
