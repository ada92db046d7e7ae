import { expect, test } from 'vitest';
import { chanceOfAtLeast, chancesOf } from '../../../../demo/tools/dice-roller/chances.ts';
import {
  additionsOf,
  areKept,
  parseNotation,
  writeNotation,
} from '../../../../demo/tools/dice-roller/notation.ts';

const chances = (text: string) => {
  const { count = 1, sides = 1, dropped = 0 } = parseNotation(text) ?? {};
  return chancesOf({ count, sides, dropped }) ?? [];
};

// Counted by hand among the 36 rolls of two dice, the 216 of three, the 1296 of four, and the sides
// of one.
test.each([
  [2, '2d6', 1],
  [7, '2d6', 21 / 36],
  [12, '2d6', 1 / 36],
  [13, '2d6', 0],
  [18, '3d6', 1 / 216],
  [11, '3d6', 1 / 2],
  [15, 'd20', 6 / 20],
  [20, '2d20k1', 39 / 400],
  [18, '4d6k3', 21 / 1296],
  [3, '4d6k3', 1],
])('computes the chance of %d or more with %s', (total, text, chance) => {
  expect(chanceOfAtLeast(total, chances(text))).toBeCloseTo(chance, 12);
});

test('many dice are about as likely above their average as below', () => {
  expect(chanceOfAtLeast(1051, chances('300d6'))).toBeCloseTo(0.5, 1);
  expect(chancesOf({ count: 10_000, sides: 6, dropped: 0 })).toBeUndefined();
  expect(chancesOf({ count: 1, sides: 1_000_000, dropped: 0 })).toBeUndefined();
  expect(chancesOf({ count: 300, sides: 6, dropped: 1 })).toBeUndefined();
});

test.each(['2d6', 'd20', '3d8+2', 'd4−1', '4d6k3', '2d20k1+5'])(
  'writes %s as it was read',
  (text) => {
    const notation = parseNotation(text);
    expect(notation && writeNotation(notation)).toBe(text);
  },
);

test.each([
  [{ modifier: '3' }, { modifier: 3, dropped: 0 }],
  [
    { modifier: '-1', dropped: '1' },
    { modifier: -1, dropped: 1 },
  ],
  [
    { modifier: '', dropped: '' },
    { modifier: 0, dropped: 0 },
  ],
  // The form marks texts that are not numbers, and the last die always counts.
  [
    { modifier: '?three', dropped: '9' },
    { modifier: 0, dropped: 3 },
  ],
  [{}, { modifier: 0, dropped: 0 }],
])('the form with %o changes the total of four dice by %o', (inputs, additions) => {
  expect(additionsOf(inputs, 4)).toEqual(additions);
});

test.each([
  [[3, 1, 6, 4], 1, [true, false, true, true]],
  [[2, 2, 2], 2, [false, false, true]],
  [[5], 0, [true]],
])('of %j without the lowest %d, %j count', (rolls, dropped, kept) => {
  expect(areKept(rolls, dropped)).toEqual(kept);
});

test.each([
  ['2d6', { count: 2, sides: 6, dropped: 0, modifier: 0 }],
  ['d20', { count: 1, sides: 20, dropped: 0, modifier: 0 }],
  ['3D8 + 2', { count: 3, sides: 8, dropped: 0, modifier: 2 }],
  ['1d4\u22121', { count: 1, sides: 4, dropped: 0, modifier: -1 }],
  ['d%', { count: 1, sides: 100, dropped: 0, modifier: 0 }],
  ['2w6', { count: 2, sides: 6, dropped: 0, modifier: 0 }],
  ['4d6k3+1', { count: 4, sides: 6, dropped: 1, modifier: 1 }],
  ['2d6k3', { count: 2, sides: 6, dropped: 0, modifier: 0 }],
  ['2d', undefined],
  ['two dice', undefined],
  ['', undefined],
])('reads the dice "%s"', (text, notation) => {
  expect(parseNotation(text)).toEqual(notation);
});
