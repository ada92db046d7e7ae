import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { firstPlaces } from '../../src/shared/first-places.ts';

function firstsOf(keys: readonly string[]): string[] {
  const ranges: number[] = [];
  let end = 0;
  for (const key of keys) {
    ranges.push(end, end + key.length);
    end += key.length;
  }
  const isFirst = firstPlaces(keys.join(''), {
    count: keys.length,
    bounds: Uint32Array.from(ranges),
  });
  return keys.filter((_, place) => isFirst(place));
}

// At the points 0 and 1 strings have the same hash that end alike, or that are permutations.
test.each([0, 1 / 67_108_859, Math.random(), 1 - 2 ** -53])(
  'keeps what a Set keeps, in its order, at the point %d',
  (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const key = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', '\0'), maxLength: 4 }),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
        expect(firstsOf(keys)).toEqual([...new Set(keys)]);
      }),
    );
  },
);

test.each([
  ['__proto__', 'constructor', '__proto__'],
  ['\ud800', '\udc00', '\ufffd', '\ud800'],
  ['é', 'e\u0301', 'é'],
  ['', '\0', '\0\0', ''],
])('tells %j, %j and %j apart', (...keys) => {
  expect(firstsOf(keys)).toEqual([...new Set(keys)]);
});

test('takes a hundred thousand keys, all different or all the same', () => {
  const different = Array.from({ length: 100_000 }, (_, index) => `key ${index}`);
  expect(firstsOf(different)).toEqual(different);
  expect(firstsOf(Array(100_000).fill('key'))).toEqual(['key']);
});
