import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { convertScientificNotation } from 'toolworker';
import { expect, test } from 'vitest';
import { toNumber } from '../../../../src/shared/rational.ts';
import { anyCharacter } from '../../../support/any-character.ts';

/** Generates numbers as people write them, with a point anywhere and perhaps an exponent. */
function decimals(exponent: { min: number; max: number }) {
  const digits = fc.string({ unit: fc.constantFrom(...'0001234567899'), maxLength: 40 });
  return fc
    .record({
      sign: fc.constantFrom('', '-', '+'),
      whole: digits,
      fraction: fc.option(digits, { nil: undefined }),
      power: fc.option(fc.integer(exponent), { nil: undefined }),
    })
    .filter(({ whole, fraction = '' }) => whole + fraction !== '')
    .map(({ sign, whole, fraction, power }) => {
      const point = fraction === undefined ? '' : `.${fraction}`;
      return `${sign}${whole}${point}${power === undefined ? '' : `e${power}`}`;
    });
}

test('agrees with decimal.js in both notations', () => {
  fc.assert(
    fc.property(decimals({ min: -400, max: 400 }), (value) => {
      const written = new Decimal(value);
      const expected = written.isZero() ? written.abs() : written;
      const { result, scientific, exponent } = convertScientificNotation({ value });
      expect(result).toBe(expected.toExponential());
      expect(scientific).toBe(expected.toExponential());
      expect(exponent).toBe(expected.e);
      const plain = convertScientificNotation({ value, direction: 'from' }).result;
      expect(plain).toBe(expected.toFixed());
    }),
    { numRuns: 1000 },
  );
});

/** Returns the double nearest to the written number, by exact fractions. */
function nearest(value: string): number | null {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e(.*))?$/.exec(value) ?? [];
  const scale = Number(power) - fraction.length;
  const units = BigInt(`${whole}${fraction}`) * 10n ** BigInt(Math.max(scale, 0));
  const denominator = 10n ** BigInt(Math.max(-scale, 0));
  try {
    return toNumber({ numerator: sign === '-' ? -units : units, denominator });
  } catch {
    return null;
  }
}

test('returns the double nearest to all digits as numeric', () => {
  fc.assert(
    fc.property(decimals({ min: -350, max: 320 }), (value) => {
      expect(convertScientificNotation({ value }).numeric).toBe(nearest(value));
    }),
    { numRuns: 1000 },
  );
});

test('considers the last of many digits between two doubles', () => {
  const significand = fc.bigInt({ min: 2n ** 52n, max: 2n ** 53n - 2n });
  fc.assert(
    fc.property(significand, fc.bigInt({ min: 1n, max: 900n }), (low, exponent) => {
      const middle = (2n * low + 1n) << (exponent - 1n);
      const numeric = (value: string) => convertScientificNotation({ value }).numeric;
      const double = (units: bigint) => Number(units) * 2 ** Number(exponent);
      expect(numeric(`${middle - 1n}.${'9'.repeat(1000)}`)).toBe(double(low));
      expect(numeric(`${middle}`)).toBe(double(low % 2n === 0n ? low : low + 1n));
      expect(numeric(`${middle}.${'0'.repeat(1000)}1`)).toBe(double(low + 1n));
    }),
  );
});

test('reads in either direction what the other writes', () => {
  fc.assert(
    fc.property(decimals({ min: -9000, max: 9000 }), (value) => {
      const { input: _, direction, result, ...fields } = convertScientificNotation({ value });
      const plain = convertScientificNotation({ value, direction: 'from' }).result;
      expect(direction).toBe('to');
      expect(plain).toMatch(/^(-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      expect(result).toMatch(/^(-?[1-9](\.\d*[1-9])?|0)e[+-](0|[1-9]\d*)$/);
      for (const same of [result, plain, result.replace('e', ' × 10^'), `\u2003${plain}\u0085`]) {
        expect(convertScientificNotation({ value: same })).toEqual({
          input: same,
          direction,
          result,
          ...fields,
        });
      }
    }),
    { numRuns: 300 },
  );
});

test('splits mantissa and exponent like a printed double', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const [significand, power] = number.toExponential().split('e');
      expect(convertScientificNotation({ value: String(number) })).toMatchObject({
        numeric: number + 0,
        mantissa: Number(significand) + 0,
        exponent: Number(power),
      });
    }),
  );
});

test('answers any string or refuses it with an error', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...'012345+-.eExX×^ %\t') }),
  );
  fc.assert(
    fc.property(anything, (value) => {
      try {
        const { result, mantissa, numeric } = convertScientificNotation({
          value,
          direction: 'from',
        });
        expect(result).toMatch(/^-?\d+(\.\d+)?$/);
        expect([mantissa, numeric].some((number) => Object.is(number, -0))).toBe(false);
      } catch (error) {
        expect(error).toMatchObject({
          name: 'ToolError',
          message: expect.stringMatching(
            /^value: expected [\x20-\x7e]+, got "[^\p{C}\p{Zl}\p{Zp}]*"(?: \((?:. = )?U\+[\dA-F]{4,6}\))?$/u,
          ),
        });
      }
    }),
    { numRuns: 1000 },
  );
});
