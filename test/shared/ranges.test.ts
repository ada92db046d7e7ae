import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectRanges, eachRange, filterRanges, type Ranges } from '../../src/shared/ranges.ts';

type Range = readonly [start: number, end: number];

const index = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const range: fc.Arbitrary<Range> = fc.tuple(index, index);

function collect(parts: readonly Range[]): Ranges {
  return collectRanges((callBack) => {
    for (const [start, end] of parts) callBack(start, end);
  });
}

function list(ranges: Ranges): Range[] {
  const parts: Range[] = [];
  eachRange(ranges, (start, end, place) => {
    expect(place).toBe(parts.length);
    parts.push([start, end]);
  });
  return parts;
}

test('keeps what a walk calls back with, however much it is', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 200 }), (parts) => {
      const ranges = collect(parts);
      expect(ranges.count).toBe(parts.length);
      expect(list(ranges)).toEqual(parts);
    }),
  );
});

test('keeps a million', () => {
  const ranges = collect(Array.from({ length: 1_000_000 }, (_, place) => [place, 2 * place]));
  expect(ranges.count).toBe(1_000_000);
  eachRange(ranges, (start, end, place) => {
    if (start !== place || end !== 2 * place) throw new Error(`lost ${place}`);
  });
});

test('filters by start, end and place', () => {
  const isKept = (start: number, end: number, place: number) => (start + end + place) % 3 > 0;
  fc.assert(
    fc.property(fc.array(range, { maxLength: 200 }), (parts) => {
      const kept = filterRanges(collect(parts), isKept);
      const expected = parts.filter(([start, end], place) => isKept(start, end, place));
      expect(kept.count).toBe(expected.length);
      expect(list(kept)).toEqual(expected);
    }),
  );
});

test('leaves the ranges that it filters as they are', () => {
  const ranges = collect([
    [0, 1],
    [2, 3],
  ]);
  filterRanges(ranges, (start) => start > 0);
  expect(list(ranges)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
