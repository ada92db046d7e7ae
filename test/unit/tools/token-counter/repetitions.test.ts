import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endOfSymbols,
  lengthOfUnit,
  timesAlphabet,
} from '../../../../src/tools/token-counter/repetitions.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

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
