import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { calculateSlope } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';

const coordinate = fc.integer({ min: -3e7, max: 3e7 });
const finite = fc.double({ min: -1e150, max: 1e150, noNaN: true });

test('returns the doubles nearest to slope, intercept and length', () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x1, y1, x2, y2) => {
      fc.pre(x1 !== x2);
      const [run, rise] = [x2 - x1, y2 - y1];
      const { slope, intercept, length } = calculateSlope({ x1, y1, x2, y2 });
      // One division or root of integers below 2^53 rounds once.
      expect(slope).toBe(rise / run + 0);
      expect(intercept).toBe((x2 * y1 - x1 * y2) / run + 0);
      expect(length).toBe(Math.sqrt(run * run + rise * rise));
    }),
  );
});

test('is as exact wherever the decimal point is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 4, maxLength: 4 }),
      fc.nat(250),
      ([x1 = 0, y1 = 0, x2 = 0, y2 = 0], places) => {
        fc.pre(x1 !== x2);
        const scaled = (integer: number) => Number(`${integer}e-${places}`);
        const points = { x1: scaled(x1), y1: scaled(y1), x2: scaled(x2), y2: scaled(y2) };
        const whole = calculateSlope({ x1, y1, x2, y2 });
        const { slope, angle, intercept } = calculateSlope(points);
        const numerator = BigInt(x2) * BigInt(y1) - BigInt(x1) * BigInt(y2);
        const [sign, run] = x2 > x1 ? [1n, x2 - x1] : [-1n, x1 - x2];
        const denominator = BigInt(run) * 10n ** BigInt(places);
        expect({ slope, angle }).toEqual({ slope: whole.slope, angle: whole.angle });
        expect(intercept).toBe(nearest(sign * numerator, denominator));
      },
    ),
  );
});

test('returns exact lengths of Pythagorean triples at any scale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom([3, 4, 5], [5, 12, 13], [8, 15, 17], [20, 21, 29]),
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: -300, max: 300 }),
      ([a = 0, b = 0, c = 0], factor, exponent) => {
        const side = (length: number) => Number(`${length * factor}e${exponent}`);
        const { length } = calculateSlope({ x1: 0, y1: side(a), x2: side(b), y2: 0 });
        expect(length).toBe(side(c));
      },
    ),
  );
});

const Precise = Decimal.clone({ precision: 200 });
const degreesPerRadian = new Precise(180).div(Precise.acos(-1));

/** Returns arctan(rise / run) in degrees, by decimal.js at 200 digits. */
function degreesOf(rise: number, run: number): number {
  return Precise.atan(new Precise(rise).div(run)).mul(degreesPerRadian).toNumber();
}

test('returns the double nearest to the arctangent of the slope', () => {
  const side = fc.integer({ min: 1, max: 1e9 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: -40, max: 40 }), (rise, digits, exponent) => {
      const run = Number(`${digits}e${exponent}`);
      const expected = Math.min(degreesOf(rise, run), 89.99999999999999);
      expect(calculateSlope({ x1: 0, y1: 0, x2: run, y2: rise }).angle).toBe(expected);
      expect(calculateSlope({ x1: 0, y1: 0, x2: -run, y2: rise }).angle).toBe(-expected);
    }),
    { numRuns: 30 },
  );
});

test.each([
  // Niven's theorem: of the tangents of 0 to 90 degrees, only these are fractions of rational
  // angles.
  [0, 1, 0],
  [1, 1, 45],
  [-7, 7, -45],
  [3e200, 3e200, 45],
  [1e-320, 1e-320, 45],
])('a rise of %d and a run of %d have exactly %d degrees', (rise, run, degrees) => {
  expect(calculateSlope({ x1: 0, y1: 0, x2: run, y2: rise }).angle).toBe(degrees);
});

test('returns the nearest angle even if the slope loses digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 17, max: 310 }), (y, zeros) => {
      const rise = Number(`${y}e${10 - zeros}`);
      const { angle } = calculateSlope({ x1: 0, y1: 0, x2: 1e10, y2: rise });
      expect(angle).toBe(degreesOf(rise, 1e10));
    }),
    { numRuns: 30 },
  );
});

/** Reads the slope and the intercept from an equation, which may have no slope. */
function read(equation: string): { slope: number; intercept: number } {
  const pattern = /^y = (?:(-?)([\d.]*)x)?(?:(?: ([+-]) |(?<= )(-?))([\d.]+))?$/;
  const [, sign = '', coefficient, plus, minus, constant = '0'] = pattern.exec(equation) ?? [];
  return {
    slope: coefficient === undefined ? 0 : Number(`${sign}${coefficient || 1}`),
    intercept: Number(`${plus === '-' || minus === '-' ? '-' : ''}${constant}`),
  };
}

describe('the equation', () => {
  test('contains slope and intercept as plain decimals', () => {
    const small = fc.integer({ min: -3, max: 3 });
    for (const each of [finite, small]) {
      fc.assert(
        fc.property(each, each, each, each, (x1, y1, x2, y2) => {
          fc.pre(x1 !== x2 && Math.abs((y2 - y1) / (x2 - x1)) < 1e100);
          const { slope, intercept, equation } = calculateSlope({ x1, y1, x2, y2 });
          expect(read(equation)).toEqual({ slope, intercept });
        }),
      );
    }
  });

  test('contains x for a vertical line', () => {
    fc.assert(
      fc.property(finite, finite, finite, (x, y1, y2) => {
        fc.pre(y1 !== y2);
        const { equation } = calculateSlope({ x1: x, y1, x2: x, y2 });
        expect(equation).toMatch(/^x = -?\d+(\.\d*[1-9])?$/);
        expect(Number(equation.slice(4))).toBe(x + 0);
      }),
    );
  });
});

test('ignores the order of the points', () => {
  fc.assert(
    fc.property(finite, finite, finite, finite, (x1, y1, x2, y2) => {
      fc.pre(x1 !== x2 && Math.abs((y2 - y1) / (x2 - x1)) < 1e100);
      const turned = calculateSlope({ x1: x2, y1: y2, x2: x1, y2: y1 });
      expect(calculateSlope({ x1, y1, x2, y2 })).toStrictEqual(turned);
    }),
  );
});

test('returns 90 degrees for vertical lines only', () => {
  const steep = calculateSlope({ x1: 0, y1: 0, x2: 1, y2: 1e308 });
  expect(steep.angle).toBe(90 - 2 ** -46);
  expect(calculateSlope({ x1: 0, y1: 0, x2: 0, y2: -5e-324 }).angle).toBe(90);
});
