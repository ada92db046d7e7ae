import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  add,
  bitLength,
  compare,
  divide,
  fromInteger,
  lowestTerms,
  multiply,
  type Rational,
  roundHalfUp,
  squareRoot,
  subtract,
  toBigInts,
  toNumber,
  toRational,
  wholeBits,
} from '../../../src/shared/rational.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const bits = new DataView(new ArrayBuffer(8));

/** Returns the next positive double above or below. */
function neighbour(value: number, step: 1n | -1n): number {
  bits.setFloat64(0, value);
  bits.setBigUint64(0, bits.getBigUint64(0) + step);
  return bits.getFloat64(0);
}

/** Returns the exact value of a positive double, from its bits, as a fraction of two integers. */
function fractionOfBits(value: number): { numerator: bigint; denominator: bigint } {
  bits.setFloat64(0, value);
  const pattern = bits.getBigUint64(0);
  const exponent = pattern >> 52n;
  const significand = (pattern & ((1n << 52n) - 1n)) | (exponent === 0n ? 0n : 1n << 52n);
  const power = (exponent === 0n ? 1n : exponent) - 1075n;
  return power < 0n
    ? { numerator: significand, denominator: 1n << -power }
    : { numerator: significand << power, denominator: 1n };
}

test('a number equals the decimal as written', () => {
  expect(toRational(0.1)).toEqual({ numerator: 1, denominator: 10 });
  expect(toRational(-1.25)).toEqual({ numerator: -125, denominator: 100 });
  expect(toRational(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
  expect(toRational(5e-324)).toEqual({ numerator: 5n, denominator: 10n ** 324n });
  expect(toRational(-0)).toEqual({ numerator: 0, denominator: 1 });
  expect(fromInteger(-7n)).toEqual({ numerator: -7n, denominator: 1 });
});

describe('a number with few places', () => {
  test.each([
    [-0, 0, 1],
    [1_000_000, 1_000_000, 1],
    [999_999_999_999_999, 999_999_999_999_999, 1],
    [-2.5, -25, 10],
    [0.000001, 1, 1_000_000],
    [123456789.012345, 123_456_789_012_345, 1_000_000],
    [0.00000000000001, 1, 100_000_000_000_000],
    [4.92892159375, 492_892_159_375, 100_000_000_000],
  ])('becomes a fraction of doubles, which are faster: %f', (value, numerator, denominator) => {
    const write = vi.spyOn(Number.prototype, 'toExponential');
    expect(toRational(value)).toEqual({ numerator, denominator });
    expect(write).not.toHaveBeenCalled();
  });

  test.each([
    [1e15, 10n ** 15n, 1n],
    [-1234567890.123456, -1_234_567_890_123_456n, 1_000_000n],
    [1e-16, 1n, 10n ** 16n],
  ])('has at most 15 digits and places, unlike %f', (value, numerator, denominator) => {
    const write = vi.spyOn(Number.prototype, 'toExponential');
    expect(toRational(value)).toEqual({ numerator, denominator });
    expect(write).toHaveBeenCalledOnce();
  });

  const decimal = fc.tuple(fc.maxSafeInteger(), fc.nat(9)).map(([integer, places]) => ({
    written: `${integer}e-${places}`,
    value: divide(integer, 10 ** places),
  }));

  test('equals the decimal as written, up to 15 digits', () => {
    fc.assert(
      fc.property(decimal, ({ written, value }) => {
        fc.pre(/^-?\d{1,15}e/.test(written));
        expect(compare(toRational(Number(written)), value)).toBe(0);
      }),
    );
  });

  test('equals the shortest decimal for its double, beyond 15 digits', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          decimal.map(({ written }) => Number(written)),
          finite,
        ),
        (number) => {
          const [digits = '', power = ''] = number.toExponential().split('e');
          const [whole = '', fraction = ''] = digits.split('.');
          const exponent = Number(power) - fraction.length;
          const scale = 10n ** BigInt(Math.abs(exponent));
          const { numerator, denominator } = toBigInts(toRational(number));
          const [left, right] = exponent < 0 ? [scale, 1n] : [1n, scale];
          expect(numerator * left).toBe(BigInt(whole + fraction) * right * denominator);
        },
      ),
    );
  });
});

const whole = (fraction: Rational) => toBigInts(fraction).numerator;

test('stays exact when integers outgrow doubles, in every order of operations', () => {
  const integer = fc.maxSafeInteger();
  fc.assert(
    fc.property(integer, integer, integer, (a, b, c) => {
      const [x, y, z] = [BigInt(a), BigInt(b), BigInt(c)];
      expect(whole(add(fromInteger(a), fromInteger(b)))).toBe(x + y);
      expect(whole(multiply(fromInteger(a), fromInteger(b)))).toBe(x * y);
      expect(whole(add(multiply(fromInteger(a), fromInteger(b)), fromInteger(c)))).toBe(x * y + z);
      expect(whole(add(fromInteger(x * x), fromInteger(-x * x + z)))).toBe(z);
    }),
  );
  // 2^53 + 1 and -2^53, whose sum is 0 in doubles.
  expect(whole(add(fromInteger(2n ** 53n + 1n), fromInteger(-(2n ** 53n))))).toBe(1n);
});

test('decimals add, subtract, multiply and divide as on paper', () => {
  expect(toNumber(add(0.1, 0.2))).toBe(0.3);
  expect(toNumber(subtract(0.3, 0.1))).toBe(0.2);
  expect(toNumber(multiply(1.1, 1.1))).toBe(1.21);
  expect(toNumber(divide(0.3, 0.1))).toBe(3);
  expect(toNumber(divide(1, -3))).toBe(-1 / 3);
  expect(compare(divide(1, -3), 0)).toBe(-1);
  expect(compare(0.1, divide(1, 10))).toBe(0);
  expect(compare(-1, 1)).toBe(-1);
  expect(compare(2, 1)).toBe(1);
});

describe('toNumber', () => {
  test('returns every number unchanged', () => {
    fc.assert(fc.property(finite, (value) => toNumber(toRational(value)) === value + 0));
  });

  test('divides integers like the processor', () => {
    const integer = fc.maxSafeInteger();
    fc.assert(
      fc.property(integer, integer.filter(Boolean), (dividend, divisor) => {
        expect(toNumber(divide(dividend, divisor))).toBe(dividend / divisor + 0);
      }),
    );
  });

  test('rounds small integers like large ones', () => {
    const positive = fc.bigInt(1n, 2n ** 54n);
    const factor = 3n ** 80n;
    fc.assert(
      fc.property(positive, positive, (numerator, denominator) => {
        const extended = { numerator: numerator * factor, denominator: denominator * factor };
        expect(toNumber({ numerator, denominator })).toBe(toNumber(extended));
      }),
    );
  });

  test('rounds to the nearer neighbor, and a tie to the even one', () => {
    const positive = fc.double({ min: 5e-324, max: 1e308, noNaN: true });
    fc.assert(
      fc.property(positive, (value) => {
        const [low, high] = [fractionOfBits(value), fractionOfBits(neighbour(value, 1n))];
        const middle = divide(add(low, high), 2);
        const isEven = (number: number) => {
          bits.setFloat64(0, number);
          return bits.getBigUint64(0) % 2n === 0n;
        };
        const grain = { numerator: 1n, denominator: 10n ** 400n };
        expect(toNumber(low)).toBe(value);
        expect(toNumber(subtract(middle, grain))).toBe(value);
        expect(toNumber(add(middle, grain))).toBe(neighbour(value, 1n));
        expect(toNumber(middle)).toBe(isEven(value) ? value : neighbour(value, 1n));
      }),
      { numRuns: 1000 },
    );
  });

  test('handles every power of two', () => {
    for (let power = -1074; power <= 1023; power += 1) {
      const fraction =
        power < 0
          ? { numerator: 1n, denominator: 1n << BigInt(-power) }
          : { numerator: 1n << BigInt(power), denominator: 1n };
      expect(toNumber(fraction)).toBe(2 ** power);
    }
  });

  test('rounds to 0 below half the smallest double, and refuses results that are too large', () => {
    expect(toNumber({ numerator: 1n, denominator: 1n << 1075n })).toBe(0);
    expect(toNumber({ numerator: -1n, denominator: 1n << 1075n })).toBe(0);
    expect(toNumber({ numerator: 3n, denominator: 1n << 1076n })).toBe(5e-324);
    expect(toNumber({ numerator: 0n, denominator: 1n << 1076n })).toBe(0);
    const largest = toRational(Number.MAX_VALUE);
    expect(toNumber(largest)).toBe(Number.MAX_VALUE);
    expect(() => toNumber(multiply(-2, largest))).toThrow(
      'request: expected numbers whose result is within ±1.8e308',
    );
  });
});

describe('squareRoot', () => {
  const positive = fc.double({ min: 5e-324, max: 1e308, noNaN: true });

  test('returns the root of every square', () => {
    fc.assert(
      fc.property(positive, (value) => {
        const root = toRational(value);
        expect(squareRoot(multiply(root, root))).toBe(value);
      }),
    );
    expect(squareRoot({ numerator: 0n, denominator: 7n })).toBe(0);
  });

  test('rounds to the nearer neighbor, and a tie to the even one', () => {
    fc.assert(
      fc.property(positive, (value) => {
        const [low, high] = [fractionOfBits(value), fractionOfBits(neighbour(value, 1n))];
        const middle = divide(add(low, high), 2);
        const tie = multiply(middle, middle);
        const grain = { numerator: 1n, denominator: 10n ** 800n };
        expect(squareRoot(subtract(tie, grain))).toBe(value);
        expect(squareRoot(tie)).toBe(toNumber(middle));
        expect(squareRoot(add(tie, grain))).toBe(neighbour(value, 1n));
      }),
      { numRuns: 1000 },
    );
  });

  test('agrees with the processor on integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger().map(Math.abs), (value) => {
        expect(squareRoot({ numerator: BigInt(value), denominator: 1n })).toBe(Math.sqrt(value));
      }),
    );
  });
});

test('counts binary digits in groups of four', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 2n ** 2000n), (value) => {
      const digits = value.toString(2).length;
      expect(bitLength(value)).toBe(4 * Math.ceil(digits / 4));
      expect(wholeBits({ numerator: 7n * value + 3n, denominator: 7n })).toBe(bitLength(value));
    }),
  );
});

test.each([
  [2400n, 1200n, 2n, 1n],
  [18n, 24n, 3n, 4n],
  [7n, 9n, 7n, 9n],
  [0n, 5n, 0n, 1n],
])('reduces %d / %d to %d / %d', (numerator, denominator, top, bottom) => {
  expect(lowestTerms({ numerator, denominator })).toEqual({ numerator: top, denominator: bottom });
});

describe('roundHalfUp', () => {
  test.each([
    [2.5, 3n],
    [2.4999, 2n],
    [-2.5, -2n],
    [-2.5001, -3n],
    [-3, -3n],
    [0.5, 1n],
    [-0.5, 0n],
    [-0.51, -1n],
    [1e300, 10n ** 300n],
  ])('%f → %d', (value, rounded) => expect(roundHalfUp(toRational(value))).toBe(rounded));

  test('rounds quarters like Math.round', () => {
    fc.assert(
      fc.property(fc.integer(), (quarters) => {
        expect(roundHalfUp(divide(quarters, 4))).toBe(BigInt(Math.round(quarters / 4)));
      }),
    );
  });
});
