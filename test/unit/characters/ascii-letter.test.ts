import { expect, test } from 'vitest';
import { isAsciiLetter } from '../../../src/characters/ascii-letter.ts';

test('is true for English letters only', () => {
  const characters = Array.from({ length: 0x300 }, (_, unit) => String.fromCharCode(unit)).join('');
  const letters = [...characters].filter((_, index) => isAsciiLetter(characters, index));
  expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
});

test('is false beyond the text', () => {
  expect(isAsciiLetter('a', -1)).toBe(false);
  expect(isAsciiLetter('a', 1)).toBe(false);
});
