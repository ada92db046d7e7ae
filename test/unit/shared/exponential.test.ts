import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentialMinusOne } from '../../../src/shared/exponential.ts';
import { type Real, toEnclosure } from '../../../src/shared/real.ts';
import { about, expectEnclosed, Precise, preciseOf } from './precise.ts';

/** Expects bounds whose relative difference is below 2^-bits. */
function expectPower(exponent: Real, bits: number): void {
  const expected = Precise.exp(preciseOf(exponent)).sub(1);
  expectEnclosed(exponentialMinusOne(exponent, bits), expected, expected.mul(about(bits)));
}

test('knows e to 75 places', () => {
  // OEIS A001113.
  expect(preciseOf(exponentialMinusOne(1, 256)).toFixed(75, 1)).toBe(
    '1.718281828459045235360287471352662497757247093699959574966967627724076630353',
  );
});

test('is exactly 0 for 0', () => {
  expect(exponentialMinusOne({ numerator: 0n, denominator: 3n }, 256)).toBe(0);
});

const magnitude = fc
  .tuple(fc.double({ min: 1, max: 9.99, noNaN: true }), fc.integer({ min: -324, max: 3 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`))
  .filter((value) => value > 0 && value < 4096);

test.each([
  ['256 bits', fc.constant(256)],
  ['as many bits as requested', fc.integer({ min: 32, max: 300 })],
])('encloses the digits of decimal.js on either side of 0, to %s', (_, bits) => {
  fc.assert(
    fc.property(magnitude, fc.constantFrom(1, -1), bits, (size, sign, asked) => {
      expectPower(sign * size, asked);
    }),
    { numRuns: 100 },
  );
});

test('encloses the powers of every number within the bounds of an exponent', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 76n), max: 2n ** 76n }),
      fc.bigInt({ min: 1n, max: 2n ** 60n }),
      fc.double({ min: -1, max: 1, minExcluded: true, maxExcluded: true, noNaN: true }),
      (center, radius, place) => {
        const scale = 2n ** 64n;
        const offset = new Precise(place).mul(radius.toString());
        const exponent = offset.add(center.toString()).div(scale.toString());
        const expected = Precise.exp(exponent).sub(1);
        const actual = exponentialMinusOne({ center, radius, scale }, 128);
        const width = expected.add(1).mul(radius.toString()).div(scale.toString());
        expectEnclosed(actual, expected, width.mul(8).add(expected.mul(about(64)).abs()));
      },
    ),
  );
});

test('exceeds every double, or is just above -1, far from 0', () => {
  for (const exponent of [4097, 8192, 1e6, 1e308]) {
    expect(preciseOf(exponentialMinusOne(exponent, 256)).gt('1e1778')).toBe(true);
    for (const bits of [256, 5000, 9000]) {
      const { center, radius, scale } = toEnclosure(exponentialMinusOne(-exponent, bits));
      expect(center - radius).toBe(-scale);
      expect((center + radius + scale) << BigInt(Math.min(bits, 5900) - 1)).toBe(scale);
    }
  }
});
