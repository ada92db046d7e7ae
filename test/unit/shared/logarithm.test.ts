import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalLogarithm } from '../../../src/shared/logarithm.ts';
import { divide } from '../../../src/shared/rational.ts';
import { about, expectEnclosed, logarithmOfOneAnd, Precise, preciseOf } from './precise.ts';

test.each([
  // OEIS A002162 and A002392.
  [2, '0.69314718055994530941723212145817656807550013436025525412068000949339362196969471'],
  [10, '2.30258509299404568401799145468436420760110148862877297603332790096757260967735248'],
])('knows ln %d to 80 places', (number, places) => {
  const logarithm = naturalLogarithm(number, 300);
  expect(preciseOf(logarithm).toFixed(80, 1)).toBe(places);
});

test('is exactly 0 for one, even as an unreduced fraction', () => {
  expect(naturalLogarithm({ numerator: 7n, denominator: 7n }, 300)).toBe(0);
});

const positive = fc.double({ min: 5e-324, noNaN: true, noDefaultInfinity: true });
const Short = Precise.clone({ precision: 110 });

test.each([
  ['300 bits', fc.constant(300)],
  ['as many bits as requested', fc.integer({ min: 16, max: 300 })],
])('encloses the digits of decimal.js for fractions of any size, to %s', (_, bits) => {
  fc.assert(
    fc.property(positive, positive, bits, (dividend, divisor, asked) => {
      const fraction = divide(dividend, divisor);
      const expected = Short.ln(new Short(preciseOf(fraction)));
      expectEnclosed(naturalLogarithm(fraction, asked), expected, about(asked));
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
      expectEnclosed(naturalLogarithm(fraction, 300), expected, about(300));
    }),
  );
});

test('encloses the logarithms of every number within the bounds of a number', () => {
  const size = fc.bigInt({ min: 1n, max: 2n ** 60n });
  const within = fc.double({ min: -1, max: 1, minExcluded: true, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(size, size, size, within, (radius, rest, scale, place) => {
      const center = 2n * radius + rest;
      const number = new Precise(place).mul(radius.toString()).add(center.toString());
      const expected = Short.ln(new Short(number.div(scale.toString())));
      const width = new Precise((8n * radius).toString()).div(center.toString());
      const actual = naturalLogarithm({ center, radius, scale }, 128);
      expectEnclosed(actual, expected, width.add(about(100)));
    }),
  );
});
