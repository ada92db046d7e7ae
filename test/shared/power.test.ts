import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { power } from '../../src/shared/power.ts';
import { divide, type Rational, subtract, toNumber } from '../../src/shared/rational.ts';

const bits = 256;

const fractions = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]): Rational => ({ numerator, denominator }));

const exactPower = ({ numerator, denominator }: Rational, exponent: bigint): Rational => ({
  numerator: numerator ** exponent,
  denominator: denominator ** exponent,
});

test('is exact while it is short', () => {
  const longest = { numerator: (1n << BigInt(bits)) - 1n, denominator: 1n };
  expect(power(longest, 1n, bits)).toEqual(longest);
  const half = { numerator: 1n, denominator: 2n };
  expect(power(half, 256n, bits)).toEqual(exactPower(half, 256n));
  expect(power({ numerator: 4n, denominator: 5n }, 0n, bits)).toEqual({
    numerator: 1n,
    denominator: 1n,
  });
  fc.assert(
    fc.property(fractions, fc.bigInt({ min: 0n, max: 8n }), (base, exponent) => {
      expect(power(base, exponent, bits)).toEqual(exactPower(base, exponent));
      expect(power(base, 5n * exponent, 9, 1200)).toEqual(exactPower(base, 5n * exponent));
    }),
  );
});

test('is off by less than 2^-bits of itself', () => {
  const exponents = fc.bigInt({ min: 2n, max: 190n });
  fc.assert(
    fc.property(fractions, exponents, fc.integer({ min: 2, max: 256 }), (base, exponent, few) => {
      const exact = exactPower(base, exponent);
      const { numerator, denominator } = divide(subtract(power(base, exponent, few), exact), exact);
      const error = numerator < 0n ? -numerator : numerator;
      expect(error << BigInt(few)).toBeLessThan(denominator);
    }),
  );
});

const Precise = Decimal.clone({ precision: 420, minE: -9e15, maxE: 9e15 });

test('agrees with decimal.js near one and over any exponent', () => {
  const digits = fc.bigInt({ min: 1n, max: 999n });
  const places = fc.integer({ min: 10, max: 300 });
  fc.assert(
    fc.property(digits, digits, places, fc.integer({ min: -9, max: 0 }), (loss, times, of, by) => {
      const denominator = 10n ** BigInt(of);
      const exponent = times * 10n ** BigInt(of + by);
      // ln(1 - x) = -x - x²/2 - …, of which sixty terms are enough below 1e-7.
      const x = new Precise(loss.toString()).div(denominator.toString());
      let logarithm = new Precise(0);
      for (let n = 60; n > 0; n -= 1) logarithm = x.mul(new Precise(1).div(n).add(logarithm));
      const expected = Precise.exp(logarithm.mul(exponent.toString()).neg());
      fc.pre(expected.gt('1e-1700'));
      const actual = power({ numerator: denominator - loss, denominator }, exponent, bits);
      const error = new Precise(actual.numerator.toString())
        .div(actual.denominator.toString())
        .div(expected)
        .sub(1)
        .abs();
      expect(error.lt(new Precise(2).pow(-bits)), `off by ${error}`).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('takes exponents of any size', () => {
  const half = { numerator: 1n, denominator: 2n };
  expect(toNumber(power(half, 10n ** 300n, bits))).toBe(0);
  expect(() => toNumber(power({ numerator: 2n, denominator: 1n }, 10n ** 300n, bits))).toThrow();
  const nearlyOne = { numerator: 10n ** 40n - 1n, denominator: 10n ** 40n };
  // (1 - 1/n)^n tends to 1 / e.
  expect(toNumber(power(nearlyOne, 10n ** 40n, bits))).toBe(1 / Math.E);
});
