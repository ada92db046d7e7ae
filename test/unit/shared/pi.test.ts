import { expect, test } from 'vitest';
import { pi } from '../../../src/shared/pi.ts';
import { about, expectEnclosed, Precise } from './precise.ts';

const expected = Precise.acos(-1);

test.each([8, 64, 239, 240, 241, 500, 1300])('encloses π to %d bits', (bits) => {
  // OEIS A000796 has the same digits.
  expect(expected.toFixed(30)).toBe('3.141592653589793238462643383280');
  expectEnclosed(pi(bits), expected, expected.mul(about(bits)));
});
