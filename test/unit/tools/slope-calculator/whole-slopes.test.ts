// @module-tag slow

import { calculateSlope } from 'toolworker';
import { expect, test } from 'vitest';
import { nearest } from '../../../support/nearest.ts';

const places = 200n;
const one = 1n << places;
/** π, of which OEIS A000796 has the digits. */
const pi = 31415926535897932384626433832795028841971693993751058209749445923078164n;
const tens = 10n ** 70n;

/** Returns the integer square root by Newton's method, which starts just above it. */
function rootOf(square: bigint): bigint {
  let root = BigInt(Math.ceil(1.000001 * Math.sqrt(Number(square))));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/**
 * Returns arctan(rise / run) in degrees: halves the angle three times, and adds up Gregory's
 * series.
 */
function degreesOf(rise: bigint, run: bigint): number {
  let tangent = (rise << places) / run;
  for (let halvings = 0; halvings < 3; halvings += 1) {
    tangent = (tangent << places) / (one + rootOf((one << places) + tangent * tangent));
  }
  const square = (tangent * tangent) >> places;
  let [power, sum] = [tangent, 0n];
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += odd % 4n === 1n ? power / odd : -(power / odd);
    power = (power * square) >> places;
  }
  return nearest(8n * sum * 180n * tens, pi << places);
}

test('the angle of 90,000 whole slopes is the nearest double', () => {
  for (let rise = 1; rise <= 300; rise += 1) {
    const different: unknown[] = [];
    for (let run = 1; run <= 300; run += 1) {
      const { angle } = calculateSlope({ x1: 0, y1: 0, x2: run, y2: -rise });
      const expected = -degreesOf(BigInt(rise), BigInt(run));
      if (angle !== expected) different.push({ rise, run, angle, expected });
    }
    expect(different).toEqual([]);
  }
});
