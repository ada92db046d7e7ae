import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../../src/shared/group-digits.ts';

test('writes integers as English does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (integer) => {
      expect(groupDigits(integer)).toBe((integer + 0).toLocaleString('en'));
    }),
  );
});

test.each([
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [1234.5678, '1,234.5678'],
  [0.0001, '0.0001'],
])('writes %d as %s', (number, words) => expect(groupDigits(number)).toBe(words));
