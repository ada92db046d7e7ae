import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalLogarithm } from '../../src/shared/logarithm.ts';
import { divide, type Rational, toRational } from '../../src/shared/rational.ts';
import { sampled } from '../sampled.ts';

const Precise = Decimal.clone({ precision: 110 });

function decimal({ numerator, denominator }: Rational): Decimal {
  return new Precise(numerator.toString()).div(denominator.toString());
}

function expectNear(actual: Rational, expected: Decimal, bits = 300): void {
  const error = decimal(actual).sub(expected).abs();
  expect(error.lt(new Precise(2).pow(-bits)), `off by ${error}`).toBe(true);
}

test('knows published constants to 80 places', () => {
  const places = (number: number) =>
    decimal(naturalLogarithm(toRational(number), 300)).toFixed(80, 1);
  // OEIS A002162 and A002392.
  expect(places(2)).toBe(
    '0.69314718055994530941723212145817656807550013436025525412068000949339362196969471',
  );
  expect(places(10)).toBe(
    '2.30258509299404568401799145468436420760110148862877297603332790096757260967735248',
  );
});

test('is 0 for one, even as an unreduced fraction', () => {
  expect(naturalLogarithm({ numerator: 7n, denominator: 7n }, 300).numerator).toBe(0n);
});

test('agrees with decimal.js on fractions of any size', () => {
  const positive = fc.double({ min: 5e-324, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(positive, positive, (dividend, divisor) => {
      const fraction = divide(dividend, divisor);
      expectNear(naturalLogarithm(fraction, 300), Precise.ln(decimal(fraction)));
    }),
    { numRuns: sampled(300) },
  );
});

test('has as many bits as requested', () => {
  const positive = fc.double({ min: 5e-324, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(positive, fc.integer({ min: 16, max: 300 }), (number, bits) => {
      const fraction = toRational(number);
      expectNear(naturalLogarithm(fraction, bits), Precise.ln(decimal(fraction)), bits);
    }),
  );
});

test('stays precise near one, on either side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 330 }), fc.constantFrom(1, -1), (places, sign) => {
      const small = new Precise(sign).mul(new Precise(10).pow(-places));
      const denominator = 10n ** BigInt(places);
      const logarithm = naturalLogarithm(
        { numerator: denominator + BigInt(sign), denominator },
        300,
      );
      // ln(1 + x) = x - x²/2 + …; 110 terms are enough below a tenth.
      let expected = new Precise(0);
      for (let n = 110; n > 0; n -= 1) expected = small.mul(new Precise(1).div(n).sub(expected));
      expectNear(logarithm, expected);
    }),
  );
});
