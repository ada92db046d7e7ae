import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentialMinusOne } from '../../src/shared/exponential.ts';
import { type Rational, toRational } from '../../src/shared/rational.ts';
import { sampled } from '../sampled.ts';

// Enough for the 324 places that e^x - 1 loses if x is the smallest double, and for 100 more.
const Precise = Decimal.clone({ precision: 430 });

function decimal({ numerator, denominator }: Rational): Decimal {
  return new Precise(numerator.toString()).div(denominator.toString());
}

function expectNear(actual: Rational, expected: Decimal, bits = 256): void {
  const error = decimal(actual).div(expected).sub(1).abs();
  expect(error.lt(new Precise(2).pow(-bits)), `relative error ${error}`).toBe(true);
}

test('knows e to 80 places', () => {
  // OEIS A001113.
  expect(decimal(exponentialMinusOne(toRational(1), 256)).toFixed(75, 1)).toBe(
    '1.718281828459045235360287471352662497757247093699959574966967627724076630353',
  );
});

test('is 0 for 0', () => {
  expect(exponentialMinusOne({ numerator: 0n, denominator: 3n }, 256).numerator).toBe(0n);
});

const magnitude = fc
  .tuple(fc.double({ min: 1, max: 9.99, noNaN: true }), fc.integer({ min: -324, max: 3 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`))
  .filter((value) => value > 0 && value < 4096);

test('agrees with decimal.js on either side of 0', () => {
  fc.assert(
    fc.property(magnitude, fc.constantFrom(1, -1), (size, sign) => {
      const exponent = toRational(sign * size);
      expectNear(exponentialMinusOne(exponent, 256), Precise.exp(decimal(exponent)).sub(1));
    }),
    { numRuns: sampled(100) },
  );
});

test('has as many bits as requested', () => {
  const bits = fc.integer({ min: 2, max: 300 });
  fc.assert(
    fc.property(magnitude, fc.constantFrom(1, -1), bits, (size, sign, asked) => {
      const exponent = toRational(sign * size);
      const expected = Precise.exp(decimal(exponent)).sub(1);
      expectNear(exponentialMinusOne(exponent, asked), expected, asked);
    }),
    { numRuns: sampled(100) },
  );
});

test('exceeds every double or is -1 far from 0', () => {
  for (const exponent of [4097, 8192, 1e6, 1e308]) {
    expect(decimal(exponentialMinusOne(toRational(exponent), 256)).gt('1e1778')).toBe(true);
    expectNear(exponentialMinusOne(toRational(-exponent), 256), new Precise(-1));
  }
});
