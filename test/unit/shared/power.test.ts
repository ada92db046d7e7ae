import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerMinusOne } from '../../../src/shared/power.ts';
import { type BigRational, divide } from '../../../src/shared/rational.ts';
import { toEnclosure, toNumber } from '../../../src/shared/real.ts';
import { about, expectEnclosed, logarithmOfOneAnd, Precise, preciseOf } from './precise.ts';

const term = fc.bigInt({ min: 1n, max: 10n ** 9n });
const base = fc
  .tuple(term, term)
  .map(([numerator, denominator]): BigRational => ({ numerator, denominator }))
  .filter(({ numerator, denominator }) => numerator !== denominator);
const exponents = fc.bigInt({ min: -190n, max: 190n }).filter(Boolean);

const exactly = ({ numerator, denominator }: BigRational, exponent: bigint) =>
  exponent < 0n
    ? divide(
        { numerator: denominator ** -exponent - numerator ** -exponent, denominator: 1n },
        { numerator: numerator ** -exponent, denominator: 1n },
      )
    : divide(
        { numerator: numerator ** exponent - denominator ** exponent, denominator: 1n },
        { numerator: denominator ** exponent, denominator: 1n },
      );

test('is exact with enough bits', () => {
  fc.assert(
    fc.property(base, exponents, (fraction, exponent) => {
      const expected = exactly(fraction, exponent);
      const { center, radius, scale } = toEnclosure(powerMinusOne(fraction, exponent, 500));
      expect(radius).toBe(0n);
      expect(center * BigInt(expected.denominator)).toBe(BigInt(expected.numerator) * scale);
    }),
  );
});

test('encloses the exact power, as tightly as asked', () => {
  fc.assert(
    fc.property(base, exponents, fc.integer({ min: 32, max: 256 }), (fraction, exponent, bits) => {
      const expected = preciseOf(exactly(fraction, exponent));
      const actual = powerMinusOne(fraction, exponent, bits);
      fc.pre(toEnclosure(actual).radius > 0n);
      expectEnclosed(actual, expected, expected.mul(about(bits)));
    }),
    { numRuns: 300 },
  );
});

test('encloses the digits of decimal.js near one and for any exponent', () => {
  const digits = fc.bigInt({ min: 1n, max: 999n });
  const places = fc.integer({ min: 10, max: 300 });
  fc.assert(
    fc.property(digits, digits, places, fc.integer({ min: -9, max: 0 }), (gain, times, of, by) => {
      const denominator = 10n ** BigInt(of);
      const exponent = times * 10n ** BigInt(of + by);
      const x = new Precise(gain.toString()).div(denominator.toString());
      const expected = Precise.exp(logarithmOfOneAnd(x, 60).mul(exponent.toString())).sub(1);
      fc.pre(expected.lt('1e1700'));
      const actual = powerMinusOne({ numerator: denominator + gain, denominator }, exponent, 256);
      expectEnclosed(actual, expected, expected.mul(about(256)));
    }),
    { numRuns: 50 },
  );
});

test('accepts exponents of any size', () => {
  const two = { numerator: 2n, denominator: 1n };
  expect(toNumber(powerMinusOne(two, -(10n ** 300n), 256))).toBe(-1);
  const nearlyOne = { numerator: 10n ** 40n + 1n, denominator: 10n ** 40n };
  // (1 + 1/n)^n tends to e = 2.71828182845904523536… (OEIS A001113).
  expect(toNumber(powerMinusOne(nearlyOne, 10n ** 40n, 256))).toBe(1.7182818284590453);
});
