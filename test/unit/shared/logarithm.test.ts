import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalLogarithm } from '../../../src/shared/logarithm.ts';
import { divide, toRational } from '../../../src/shared/rational.ts';
import { expectNear, logarithmOfOneAnd, Precise, preciseOf } from './precise.ts';

test.each([
  // OEIS A002162 and A002392.
  [2, '0.69314718055994530941723212145817656807550013436025525412068000949339362196969471'],
  [10, '2.30258509299404568401799145468436420760110148862877297603332790096757260967735248'],
])('knows ln %d to 80 places', (number, places) => {
  const logarithm = naturalLogarithm(toRational(number), 300);
  expect(preciseOf(logarithm).toFixed(80, 1)).toBe(places);
});

test('is 0 for one, even as an unreduced fraction', () => {
  expect(naturalLogarithm({ numerator: 7n, denominator: 7n }, 300).numerator).toBe(0n);
});

const positive = fc.double({ min: 5e-324, noNaN: true, noDefaultInfinity: true });
const Short = Precise.clone({ precision: 110 });

test.each([
  ['300 bits', fc.constant(300)],
  ['as many bits as requested', fc.integer({ min: 16, max: 300 })],
])('agrees with decimal.js on fractions of any size, to %s', (_, bits) => {
  fc.assert(
    fc.property(positive, positive, bits, (dividend, divisor, asked) => {
      const fraction = divide(dividend, divisor);
      const expected = Short.ln(new Short(preciseOf(fraction)));
      expectNear(preciseOf(naturalLogarithm(fraction, asked)), expected, asked);
    }),
    { numRuns: 200 },
  );
});

test('stays precise near one, on either side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 330 }), fc.constantFrom(1, -1), (places, sign) => {
      const denominator = 10n ** BigInt(places);
      const fraction = { numerator: denominator + BigInt(sign), denominator };
      const expected = logarithmOfOneAnd(new Precise(sign).mul(new Precise(10).pow(-places)));
      expectNear(preciseOf(naturalLogarithm(fraction, 300)), expected, 300);
    }),
  );
});
