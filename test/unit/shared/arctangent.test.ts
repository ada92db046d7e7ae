import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arctangent } from '../../../src/shared/arctangent.ts';
import { divide, multiply, toRational } from '../../../src/shared/rational.ts';
import { about, expectEnclosed, Precise, preciseOf } from './precise.ts';

const Short = Precise.clone({ precision: 110 });

test.each([
  // OEIS A003881 (π / 4) and A073000.
  [1, '0.78539816339744830961566084581987572104929234984377645524373614807695410157155224'],
  [0.5, '0.46364760900080611621425623146121440202853705428612026381093308872019786416574170'],
])('knows arctan %d to 80 places', (number, places) => {
  expect(preciseOf(arctangent(toRational(number), 300)).toFixed(80, 1)).toBe(places);
});

test('is exactly 0 for 0', () => {
  expect(arctangent({ numerator: 0n, denominator: 7n }, 120)).toBe(0);
});

const side = fc.double({ min: 5e-324, max: 1e308, noNaN: true });

test('encloses the digits of decimal.js for fractions of any size up to ±1', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom(1, -1),
      fc.integer({ min: 16, max: 300 }),
      (one, other, sign, bits) => {
        const fraction = multiply(sign, one < other ? divide(one, other) : divide(other, one));
        const expected = Short.atan(new Short(preciseOf(fraction)));
        expectEnclosed(arctangent(fraction, bits), expected, expected.mul(about(bits)));
      },
    ),
    { numRuns: 200 },
  );
});
