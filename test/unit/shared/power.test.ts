import fc from 'fast-check';
import { expect, test } from 'vitest';
import { power } from '../../../src/shared/power.ts';
import {
  type BigRational,
  divide,
  subtract,
  toBigInts,
  toNumber,
} from '../../../src/shared/rational.ts';
import { expectNear, logarithmOfOneAnd, Precise, preciseOf } from './precise.ts';

const bits = 256;

const aboveOne = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([rest, denominator]): BigRational => ({ numerator: denominator + rest, denominator }));

const exactPower = ({ numerator, denominator }: BigRational, exponent: bigint): BigRational => ({
  numerator: numerator ** exponent,
  denominator: denominator ** exponent,
});

test('is exact if the result is short', () => {
  const longest = { numerator: (1n << BigInt(bits)) - 1n, denominator: 1n };
  expect(power(longest, 1n, bits, 256)).toEqual(longest);
  const two = { numerator: 2n, denominator: 1n };
  expect(power(two, 256n, bits, 256)).toEqual(exactPower(two, 256n));
  expect(power({ numerator: 5n, denominator: 4n }, 0n, bits, 256)).toEqual({
    numerator: 1n,
    denominator: 1n,
  });
  fc.assert(
    fc.property(aboveOne, fc.bigInt({ min: 0n, max: 8n }), (base, exponent) => {
      expect(power(base, exponent, bits, 256)).toEqual(exactPower(base, exponent));
      expect(power(base, 5n * exponent, 9, 1200)).toEqual(exactPower(base, 5n * exponent));
    }),
  );
});

test('has a relative error below 2^-bits', () => {
  const exponents = fc.bigInt({ min: 2n, max: 190n });
  fc.assert(
    fc.property(aboveOne, exponents, fc.integer({ min: 2, max: 256 }), (base, exponent, few) => {
      const exact = exactPower(base, exponent);
      const { numerator, denominator } = toBigInts(
        divide(subtract(power(base, exponent, few, 256), exact), exact),
      );
      const error = numerator < 0n ? -numerator : numerator;
      expect(error << BigInt(few)).toBeLessThan(denominator);
    }),
  );
});

test('agrees with decimal.js near one and for any exponent', () => {
  const digits = fc.bigInt({ min: 1n, max: 999n });
  const places = fc.integer({ min: 10, max: 300 });
  fc.assert(
    fc.property(digits, digits, places, fc.integer({ min: -9, max: 0 }), (gain, times, of, by) => {
      const denominator = 10n ** BigInt(of);
      const exponent = times * 10n ** BigInt(of + by);
      const x = new Precise(gain.toString()).div(denominator.toString());
      const expected = Precise.exp(logarithmOfOneAnd(x, 60).mul(exponent.toString()));
      fc.pre(expected.lt('1e1700'));
      const actual = power({ numerator: denominator + gain, denominator }, exponent, bits, 256);
      expectNear(preciseOf(actual).div(expected), 1, bits);
    }),
    { numRuns: 50 },
  );
});

test('accepts exponents of any size', () => {
  const two = { numerator: 2n, denominator: 1n };
  expect(toNumber(divide(1, power(two, 10n ** 300n, bits, 256)))).toBe(0);
  const nearlyOne = { numerator: 10n ** 40n + 1n, denominator: 10n ** 40n };
  // (1 + 1/n)^n tends to e.
  expect(toNumber(power(nearlyOne, 10n ** 40n, bits, 256))).toBe(Math.E);
});
