import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestExponentAbove, power } from '../../src/shared/power.ts';
import { compare, divide, type Rational, subtract, toNumber } from '../../src/shared/rational.ts';

const bits = 256;

const belowOne = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, rest]): Rational => ({ numerator, denominator: numerator + rest }));

const exactPower = ({ numerator, denominator }: Rational, exponent: bigint): Rational => ({
  numerator: numerator ** exponent,
  denominator: denominator ** exponent,
});

test('is exact while the denominator is short', () => {
  const longest = { numerator: 1n, denominator: (1n << BigInt(bits)) - 1n };
  expect(power(longest, 1n, bits)).toEqual(longest);
  expect(power({ numerator: 4n, denominator: 5n }, 0n, bits)).toEqual(
    exactPower({ numerator: 4n, denominator: 5n }, 0n),
  );
  fc.assert(
    fc.property(belowOne, fc.bigInt({ min: 0n, max: 8n }), (base, exponent) => {
      expect(power(base, exponent, bits)).toEqual(exactPower(base, exponent));
    }),
  );
});

test('is off by a few 2^-bits / (1 - base) at most', () => {
  fc.assert(
    fc.property(belowOne, fc.bigInt({ min: 9n, max: 1000n }), (base, exponent) => {
      const error = subtract(exactPower(base, exponent), power(base, exponent, bits));
      const unit = divide({ numerator: 1n, denominator: 1n << BigInt(bits) }, subtract(1, base));
      expect(error.numerator >= 0n).toBe(true);
      expect(toNumber(divide(error, unit))).toBeLessThan(4);
    }),
  );
});

test('takes exponents of any size', () => {
  const half = { numerator: 1n, denominator: 2n };
  expect(power(half, 10n ** 300n, bits).numerator).toBe(0n);
  const nearlyOne = { numerator: 10n ** 40n - 1n, denominator: 10n ** 40n };
  // (1 - 1/n)^n tends to 1 / e.
  expect(toNumber(power(nearlyOne, 10n ** 40n, bits))).toBe(1 / Math.E);
  expect(toNumber(power({ numerator: 1n, denominator: 1n }, 10n ** 300n, bits))).toBe(1);
});

test('finds the largest exponent that a search one by one finds', () => {
  const thresholds = fc
    .bigInt({ min: 1n, max: 10n ** 9n - 1n })
    .map((numerator) => ({ numerator, denominator: 10n ** 9n }));
  const bases = belowOne.filter((base) => toNumber(base) < 0.9);
  fc.assert(
    fc.property(thresholds, bases, (threshold, base) => {
      let exponent = 0n;
      while (compare(exactPower(base, exponent + 1n), threshold) > 0) exponent += 1n;
      expect(largestExponentAbove(threshold, base, bits)).toBe(exponent);
    }),
  );
});

test('does not count a power that equals the threshold', () => {
  const base = { numerator: 4n, denominator: 5n };
  for (let exponent = 1n; exponent <= 100n; exponent += 1n) {
    expect(largestExponentAbove(exactPower(base, exponent), base, bits)).toBe(exponent - 1n);
  }
});
