import fc from 'fast-check';
import { randomizeList } from 'toolworker';
import { describe, expect, test, vi } from 'vitest';
import { chiSquareTail } from '../../../support/chi-square.ts';

const list = fc.array(fc.stringMatching(/^[a-c]{1,3}$/), { minLength: 1, maxLength: 30 });

test('a shuffle keeps every item as often as it occurs', () => {
  fc.assert(
    fc.property(list, (items) => {
      const { result, inputCount } = randomizeList({ items: items.join('\n') });
      expect(result.split('\n').sort()).toEqual([...items].sort());
      expect(inputCount).toBe(items.length);
    }),
  );
});

test('a pick takes no position twice', () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 40 }), fc.boolean(), (items, count, unique) => {
      const { result, inputCount, pickedCount, requestedCount } = randomizeList({
        items: items.join(','),
        mode: 'pick',
        count,
        unique,
        separator: 'comma',
      });
      const left = unique ? [...new Set(items)] : [...items];
      expect(inputCount).toBe(left.length);
      expect(requestedCount).toBe(count);
      expect(pickedCount).toBe(Math.min(count, left.length));
      const picked = result.split(',');
      expect(picked).toHaveLength(pickedCount ?? 0);
      for (const item of picked) {
        expect(left).toContain(item);
        left.splice(left.indexOf(item), 1);
      }
    }),
  );
});

const draws = 24_000;

describe.each([
  { name: 'each order of three', request: { items: 'a\nb\nc' }, outcomes: 6 },
  { name: 'each order of four', request: { items: 'a\nb\nc\nd' }, outcomes: 24 },
  {
    name: 'each order of what unique leaves',
    request: { items: 'a\nb\na\nc\na', unique: true },
    outcomes: 6,
  },
  {
    name: 'each of seven',
    request: { items: 'a\nb\nc\nd\ne\nf\ng', mode: 'pick' },
    outcomes: 7,
  },
  {
    name: 'each pair of five, in each order',
    request: { items: 'a\nb\nc\nd\ne', mode: 'pick', count: 2 },
    outcomes: 20,
  },
] as const)('$name', ({ request, outcomes }) => {
  test('is equally likely', () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const { result } = randomizeList(request);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    expect(counts.size).toBe(outcomes);
    const expected = draws / outcomes;
    const statistic = [...counts.values()].reduce(
      (sum, seen) => sum + (seen - expected) ** 2 / expected,
      0,
    );
    // Rounded up to an even number; one degree more only raises the tail a little.
    const degreesOfFreedom = 2 * Math.ceil((outcomes - 1) / 2);
    expect(chiSquareTail(statistic, degreesOfFreedom)).toBeGreaterThan(1e-9);
  });
});

test('an item ends up anywhere in a long list', () => {
  const items = Array.from({ length: 100 }, (_, index) => index).join('\n');
  const places = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 5000; draw += 1) {
    const place = randomizeList({ items }).result.split('\n').indexOf('0');
    places[Math.floor(place / 10)] = (places[Math.floor(place / 10)] ?? 0) + 1;
  }
  const statistic = places.reduce((sum, seen) => sum + (seen - 500) ** 2 / 500, 0);
  expect(chiSquareTail(statistic, 10)).toBeGreaterThan(1e-9);
});

test('the order depends only on the cryptographic source', () => {
  const items = Array.from({ length: 200 }, (_, index) => index).join(',');
  const shuffle = () => randomizeList({ items, separator: 'comma' }).result;
  expect(shuffle()).not.toBe(shuffle());
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(97 ** 4);
    return array;
  });
  expect(shuffle()).toBe(shuffle());
});
