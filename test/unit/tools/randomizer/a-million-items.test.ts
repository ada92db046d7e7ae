// @module-tag slow

import { randomizeList } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from '../../../support/chi-square.ts';

describe('a million items', () => {
  const count = 1_000_000;
  const items = Array.from({ length: count }, (_, index) => index).join('\n');
  const order = randomizeList({ items }).result.split('\n').map(Number);

  test('are as many as a list may have', () => {
    const list = 'a,'.repeat(1_000_000);
    const inputCount = (items: string) => randomizeList({ items, separator: 'comma' }).inputCount;
    expect(inputCount(list)).toBe(1_000_000);
    expect(inputCount(list.slice(0, -1))).toBe(1_000_000);
    expect(() => inputCount(`${list}a`)).toThrow('items: expected at most 1,000,000 items');
    expect(() => inputCount(`${list},a`)).toThrow('items: expected at most 1,000,000 items');
    expect(() => inputCount(list + list)).toThrow('items: expected at most 1,000,000 items');
  });

  test('are all returned', () => {
    const sorted = Float64Array.from(order).sort();
    expect(sorted.every((item, index) => item === index)).toBe(true);
    expect(sorted).toHaveLength(count);
  });

  test('move from any part of the list to any other', () => {
    const parts = 17;
    const partOf = (place: number) => Math.floor((place * parts) / count);
    const moves = new Array<number>(parts * parts).fill(0);
    order.forEach((item, place) => {
      const move = parts * partOf(item) + partOf(place);
      moves[move] = (moves[move] ?? 0) + 1;
    });
    const expected = count / parts ** 2;
    const statistic = moves.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquareTail(statistic, (parts - 1) ** 2)).toBeGreaterThan(1e-9);
  });

  test('follow a smaller one as often as a greater one', () => {
    // The Eulerian numbers have mean (n − 1) / 2 and variance (n + 1) / 12.
    const ascents = order.filter((item, place) => item > (order[place - 1] ?? count)).length;
    const deviation = Math.abs(ascents - (count - 1) / 2) / Math.sqrt((count + 1) / 12);
    expect(deviation).toBeLessThan(6);
  });
});
