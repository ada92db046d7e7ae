import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pi } from '../../../src/shared/pi.ts';
import { type Rational, toNumber as roundExactly } from '../../../src/shared/rational.ts';
import {
  add,
  compare,
  divide,
  type Enclosure,
  multiply,
  type Real,
  sign,
  subtract,
  toEnclosure,
  toNumber,
  Undecided,
  withEnoughBits,
} from '../../../src/shared/real.ts';

const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });
const integer = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

/** A number, and bounds around it or the number itself. */
const knownNumber = fc
  .tuple(
    integer,
    positive,
    fc.bigInt({ min: 0n, max: 10n ** 20n }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([numerator, denominator, radius, place]): readonly [Rational, Real] => {
    const number = { numerator: numerator * 1000n, denominator: denominator * 1000n };
    if (radius === 0n) return [number, number];
    const offset = BigInt(Math.round(place * 999)) * radius;
    return [
      number,
      { center: numerator * 1000n + offset, radius: radius * 1000n, scale: denominator * 1000n },
    ];
  });

function isUndecided(compute: () => unknown): boolean {
  try {
    compute();
    return false;
  } catch (error) {
    if (error instanceof Undecided) return true;
    throw error;
  }
}

function expectWithin(actual: Real, { numerator, denominator }: Rational): void {
  const { center, radius, scale } = toEnclosure(actual);
  const difference = BigInt(numerator) * scale - center * BigInt(denominator);
  const error = difference < 0n ? -difference : difference;
  expect(radius === 0n ? error === 0n : error < radius * BigInt(denominator)).toBe(true);
}

test.each([
  ['add', add],
  ['subtract', subtract],
  ['multiply', multiply],
  ['divide', divide],
] as const)('%s encloses the exact result', (_, operation) => {
  fc.assert(
    fc.property(knownNumber, knownNumber, ([left, leftBounds], [right, rightBounds]) => {
      fc.pre(operation !== divide || right.numerator !== 0n);
      if (isUndecided(() => operation(leftBounds, rightBounds))) {
        // Only a divisor that may be 0 has no bounds.
        expect(operation).toBe(divide);
        expect(isUndecided(() => sign(rightBounds))).toBe(true);
      } else {
        expectWithin(operation(leftBounds, rightBounds), operation(left, right));
      }
    }),
    { numRuns: 500 },
  );
});

test('a sign is that of all numbers within the bounds, which exclude their ends', () => {
  const bounds = (center: bigint, radius: bigint): Enclosure => ({ center, radius, scale: 3n });
  expect([sign(bounds(5n, 5n)), sign(bounds(-5n, 5n)), sign(bounds(0n, 0n))]).toEqual([1, -1, 0]);
  expect(compare(bounds(5n, 5n), 0)).toBe(1);
  expect(compare(bounds(5n, 4n), 3)).toBe(-1);
  expect(isUndecided(() => sign(bounds(5n, 6n)))).toBe(true);
  expect(isUndecided(() => sign(bounds(0n, 1n)))).toBe(true);
});

describe('toNumber', () => {
  test('returns the double of both bounds, or is undecided', () => {
    fc.assert(
      fc.property(knownNumber, fc.integer({ min: -1100, max: 900 }), ([number, known], power) => {
        const scale = {
          numerator: 2n ** BigInt(Math.max(0, power)),
          denominator: 2n ** BigInt(Math.max(0, -power)),
        };
        const scaled = multiply(known, scale);
        fc.pre(!isUndecided(() => toNumber(scaled)));
        expect(toNumber(scaled)).toBe(roundExactly(multiply(number, scale)));
      }),
      { numRuns: 1000 },
    );
  });

  const from = (start: bigint, width: bigint, scale = 1n) => ({
    center: 2n * start + width,
    radius: width < 0n ? -width : width,
    scale: 2n * scale,
  });

  // Between 2^53 and 2^54, doubles are the even integers, and ties are odd.
  test.each([
    ['upward from a tie', from(2n ** 53n + 1n, 1n), 2 ** 53 + 2],
    ['downward from a tie', from(2n ** 53n + 3n, -1n), 2 ** 53 + 2],
    ['to a tie on either side', from(2n ** 53n + 1n, 2n), 2 ** 53 + 2],
    ['upward from a negative tie', from(-(2n ** 53n) - 3n, 1n), -(2 ** 53) - 2],
    ['upward from half of the least double', from(1n, 1n, 2n ** 1075n), 5e-324],
    ['downward from half of the least double', from(1n, -1n, 2n ** 1075n), 0],
    [
      'downward from the least number beyond doubles',
      from(2n ** 1024n - 2n ** 970n, -1n),
      Number.MAX_VALUE,
    ],
  ])('decides bounds %s', (_, bounds, expected) => {
    expect(toNumber(bounds)).toBe(expected);
  });

  test('is undecided around a tie, 0 and the largest double, and refuses what is beyond', () => {
    const limit = 2n ** 1024n - 2n ** 970n;
    for (const [center, scale] of [
      [2n ** 53n + 1n, 1n],
      [0n, 1n],
      [1n, 2n ** 1075n],
      [limit, 1n],
    ] as const) {
      const bounds = { center: center << 10n, radius: 1n, scale: scale << 10n };
      expect(() => toNumber(bounds)).toThrow(Undecided);
    }
    expect(() => toNumber(from(limit, 1n))).toThrow('expected numbers whose result is within');
  });
});

test('more bits are used until they decide', () => {
  const used: number[] = [];
  const number = withEnoughBits(8, (bits) => {
    used.push(bits);
    return toNumber(pi(bits));
  });
  expect(number).toBe(Math.PI);
  expect(used).toEqual([8, 16, 32, 64]);
});

test('other errors are passed on', () => {
  expect(() =>
    withEnoughBits(8, () => {
      throw new TypeError('unrelated');
    }),
  ).toThrow(new TypeError('unrelated'));
});
