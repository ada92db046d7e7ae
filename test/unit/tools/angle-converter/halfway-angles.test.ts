// @module-tag slow

import { expect, test } from 'vitest';
import { longPi } from '../../../../src/shared/pi.ts';
import { piTimes } from './long-pi.ts';

const one = 10n ** 100n;
const pi = piTimes(one);
const unit = 2n ** 192n;

/**
 * Returns the least |m · factor - j| · unit for positive integers m < 10^17 and j < 2^54, where
 * factor = numerator / denominator. It is that of the last convergent of the continued fraction
 * with such an m and j, which is a best approximation (Lagrange). Euclid's algorithm has these
 * distances as remainders.
 */
function leastDistance(numerator: bigint, denominator: bigint): bigint {
  const scaled = (numerator * unit) / denominator;
  let [last, rest] = [unit, scaled % unit];
  let [m, lastM] = [1n, 0n];
  let [j, lastJ] = [scaled / unit, 1n];
  while (rest > 0n) {
    const quotient = last / rest;
    [m, lastM] = [quotient * m + lastM, m];
    [j, lastJ] = [quotient * j + lastJ, j];
    if (m >= 10n ** 17n || j >= 2n ** 54n) break;
    [last, rest] = [rest, last - quotient * rest];
  }
  return rest;
}

// Degrees, gradians and turns differ by powers of 2, which do not change what is compared below,
// by powers of 10 and, for degrees, by a factor of 9.
test.each([
  ['degrees to radians', pi, 9n * one],
  ['radians to degrees', 9n * one, pi],
  ['gradians or turns to radians', pi, one],
  ['radians to gradians or turns', one, pi],
])(
  'from %s, no angle is so near to halfway between two doubles that π needs more bits',
  (_, top, bottom) => {
    let least = unit;
    // A double is m · 10^exponent with m < 10^17. Halfway between two doubles are multiples of
    // 2^power.
    for (let exponent = -345; exponent <= 312; exponent += 1) {
      const tens = 10n ** BigInt(Math.abs(exponent));
      const [numerator, denominator] = exponent < 0 ? [top, bottom * tens] : [top * tens, bottom];
      const size = numerator.toString(2).length - denominator.toString(2).length;
      for (let power = size - 55; power <= size + 58; power += 1) {
        if (power < -1080 || power > 975) continue;
        const [up, down] = [BigInt(Math.max(0, -power)), BigInt(Math.max(0, power))];
        const distance = leastDistance(numerator << up, denominator << down);
        if (distance < least) least = distance;
      }
    }
    // Divided by any j, the distance is relative.
    const relative = Number(least) / Number(unit) / 2 ** 54;
    expect(relative).toBeGreaterThan(1e-38);
    const { numerator, denominator } = longPi();
    const error = (pi * denominator - numerator * one) * 2n ** 240n;
    expect(error > 0n && error < pi * denominator).toBe(true);
  },
);
