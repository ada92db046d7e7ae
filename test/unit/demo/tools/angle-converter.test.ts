import { expect, test } from 'vitest';
import {
  kindOf,
  multipleOfPi,
  snapped,
  splitDegrees,
  withinTurn,
} from '../../../../demo/tools/angle-converter/angle.ts';

test.each([
  // The Eiffel Tower: 48° 51′ 30.132″ by arithmetic.
  [48.85837, { isNegative: false, degrees: 48, minutes: 51, seconds: 30.132 }],
  [-0.5, { isNegative: true, degrees: 0, minutes: 30, seconds: 0 }],
  // Not 59′ 60″.
  [0.99999999999, { isNegative: false, degrees: 1, minutes: 0, seconds: 0 }],
  [-1e-12, { isNegative: false, degrees: 0, minutes: 0, seconds: 0 }],
  [1e300, undefined],
])('splits %d degrees into degrees, minutes and seconds', (value, parts) => {
  expect(splitDegrees(value)).toEqual(parts);
});

test.each([
  [0.5, 'π'],
  [1, '2π'],
  [0.125, 'π/4'],
  [3 / 8, '3π/4'],
  [-1 / 12, '-π/6'],
  [1 / 360, 'π/180'],
  // One radian is not a fraction of π.
  [1 / (2 * Math.PI), undefined],
  [0, undefined],
  [1e300, undefined],
])('writes %d turns as a multiple of π, if possible', (turns, written) => {
  expect(multipleOfPi(turns)).toBe(written);
});

test.each([
  [45, 45, 'Acute angle'],
  [-90, 270, 'Right angle'],
  [135, 135, 'Obtuse angle'],
  [180, 180, 'Straight angle'],
  [270, 270, 'Reflex angle'],
  [-360, 0, 'Full turn'],
  [765, 45, 'More than a full turn'],
  [0, 0, 'Zero angle'],
])('%d degrees point to %d: %s', (degrees, direction, kind) => {
  expect(withinTurn(degrees)).toBe(direction);
  expect(kindOf(degrees)).toBe(kind);
});

// Points on a circle, by their angles.
test.each([
  [1, 0, 0],
  [0, 1, 90],
  [-1, 1, 135],
  [0, -1, 270],
  // 43.4° and 46.6° are close to 45°, 42° is not.
  [1, 0.945, 45],
  [1, 1.057, 45],
  [1, 0.9, 42],
  // 359° is close to a full turn, which is 0°.
  [1, -0.0175, 0],
])('a handle at (%d, %d) points to %d°', (x, y, degrees) => {
  expect(snapped(x, y)).toBe(degrees);
});
