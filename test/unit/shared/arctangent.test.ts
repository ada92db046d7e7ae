import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arctangent } from '../../../src/shared/arctangent.ts';
import { divide, toRational } from '../../../src/shared/rational.ts';
import { Precise, preciseOf } from './precise.ts';

/** Expects a relative error below 2^-bits. */
function expectAlike(actual: Decimal, expected: Decimal, bits: number): void {
  const error = actual.div(expected).sub(1).abs();
  expect(error.lt(new Precise(2).pow(-bits)), `off by ${error}`).toBe(true);
}

const Short = Precise.clone({ precision: 110 });

test.each([
  // OEIS A003881 (π / 4) and A073000.
  [1, '0.78539816339744830961566084581987572104929234984377645524373614807695410157155224'],
  [0.5, '0.46364760900080611621425623146121440202853705428612026381093308872019786416574170'],
])('knows arctan %d to 80 places', (number, places) => {
  expect(preciseOf(arctangent(toRational(number), 300)).toFixed(80, 1)).toBe(places);
});

test('is 0 for 0, and odd', () => {
  expect(arctangent(toRational(0), 120).numerator).toBe(0n);
  const half = preciseOf(arctangent(toRational(0.5), 120));
  expectAlike(preciseOf(arctangent(toRational(-0.5), 120)), half.neg(), 119);
});

const side = fc.double({ min: 5e-324, max: 1e308, noNaN: true });

test('agrees with decimal.js on fractions of any size up to 1', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 16, max: 300 }), (one, other, bits) => {
      const fraction = one < other ? divide(one, other) : divide(other, one);
      const expected = Short.atan(new Short(preciseOf(fraction)));
      expectAlike(preciseOf(arctangent(fraction, bits)), expected, bits);
    }),
    { numRuns: 100 },
  );
});
