import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentialMinusOne } from '../../../src/shared/exponential.ts';
import { type Rational, toRational } from '../../../src/shared/rational.ts';
import { expectNear, Precise, preciseOf } from './precise.ts';

/** Expects a relative error below 2^-bits. */
function expectPower(exponent: Rational, bits: number): void {
  const actual = preciseOf(exponentialMinusOne(exponent, bits));
  expectNear(actual.div(Precise.exp(preciseOf(exponent)).sub(1)), 1, bits);
}

test('knows e to 75 places', () => {
  // OEIS A001113.
  expect(preciseOf(exponentialMinusOne(toRational(1), 256)).toFixed(75, 1)).toBe(
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

test.each([
  ['256 bits', fc.constant(256)],
  ['as many bits as requested', fc.integer({ min: 2, max: 300 })],
])('agrees with decimal.js on either side of 0, to %s', (_, bits) => {
  fc.assert(
    fc.property(magnitude, fc.constantFrom(1, -1), bits, (size, sign, asked) => {
      expectPower(toRational(sign * size), asked);
    }),
    { numRuns: 100 },
  );
});

test('exceeds every double or is -1 far from 0', () => {
  for (const exponent of [4097, 8192, 1e6, 1e308]) {
    expect(preciseOf(exponentialMinusOne(toRational(exponent), 256)).gt('1e1778')).toBe(true);
    expectNear(preciseOf(exponentialMinusOne(toRational(-exponent), 256)), -1, 256);
  }
});
