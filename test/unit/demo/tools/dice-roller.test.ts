import { expect, test } from 'vitest';
import { chanceOfAtLeast, expectationOf } from '../../../../demo/tools/dice-roller/chances.ts';
import {
  modifierOf,
  parseNotation,
  writeNotation,
} from '../../../../demo/tools/dice-roller/notation.ts';

// Mean and variance of a fair die: (n + 1) / 2 and (n² − 1) / 12.
test.each([
  [{ count: 1, sides: 6, modifier: 0 }, { lowest: 1, highest: 6, average: 3.5 }, 35 / 12],
  [{ count: 2, sides: 6, modifier: 3 }, { lowest: 5, highest: 15, average: 10 }, 35 / 6],
  [{ count: 1, sides: 20, modifier: -1 }, { lowest: 0, highest: 19, average: 9.5 }, 399 / 12],
])('computes the range, the average and the deviation of %o', (notation, expected, variance) => {
  const { deviation, ...others } = expectationOf(notation);
  expect(others).toEqual(expected);
  expect(deviation ** 2).toBeCloseTo(variance, 12);
});

// Counted by hand among the 36 rolls of two dice, the 216 of three, and the sides of one.
test.each([
  [2, 2, 6, 1],
  [7, 2, 6, 21 / 36],
  [12, 2, 6, 1 / 36],
  [13, 2, 6, 0],
  [18, 3, 6, 1 / 216],
  [11, 3, 6, 1 / 2],
  [15, 1, 20, 6 / 20],
])('computes the chance of %d or more with %dd%d', (total, count, sides, chance) => {
  expect(chanceOfAtLeast(total, count, sides)).toBeCloseTo(chance, 12);
});

test('many dice are about as likely above their average as below', () => {
  expect(chanceOfAtLeast(1051, 300, 6)).toBeCloseTo(0.5, 1);
  expect(chanceOfAtLeast(1, 10_000, 6)).toBeUndefined();
  expect(chanceOfAtLeast(1, 1, 1_000_000)).toBeUndefined();
});

test.each(['2d6', 'd20', '3d8+2', 'd4−1'])('writes %s as it was read', (text) => {
  const notation = parseNotation(text);
  expect(notation && writeNotation(notation)).toBe(text);
});

test.each([
  ['3', 3],
  ['-1', -1],
  ['0', 0],
  ['', 0],
  // The form marks texts that are not numbers.
  ['?three', 0],
  [undefined, 0],
])('the modifier %s in the form adds %d', (modifier, added) => {
  expect(modifierOf(modifier === undefined ? {} : { modifier })).toBe(added);
});

test.each([
  ['2d6', { count: 2, sides: 6, modifier: 0 }],
  ['d20', { count: 1, sides: 20, modifier: 0 }],
  ['3D8 + 2', { count: 3, sides: 8, modifier: 2 }],
  ['1d4\u22121', { count: 1, sides: 4, modifier: -1 }],
  ['d%', { count: 1, sides: 100, modifier: 0 }],
  ['2w6', { count: 2, sides: 6, modifier: 0 }],
  ['2d', undefined],
  ['two dice', undefined],
  ['', undefined],
])('reads the dice "%s"', (text, notation) => {
  expect(parseNotation(text)).toEqual(notation);
});
