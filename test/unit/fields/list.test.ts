import { describe, expect, test } from 'vitest';
import { choice, list, number, text } from '../../../src/fields/index.ts';
import { readingOf } from './outcome-of.ts';

const items = list(number({ minimum: 0 }), { minItems: 2, maxItems: 1000 });
const read = (value: unknown) => readingOf(items, value);

test('accepts an array up to its maximum length, also of a subclass', () => {
  class Numbers extends Array<number> {}
  expect(read(Numbers.of(1, 2.5))).toStrictEqual([1, 2.5]);
  expect(read(Array(1000).fill(7))).toHaveLength(1000);
});

test('describes itself in JSON Schema', () => {
  const each = { type: 'number', minimum: 0 };
  expect(items.schema).toEqual({ type: 'array', items: each, minItems: 2, maxItems: 1000 });
});

test.each([
  ['no value', undefined, 'required, an array of 2 to 1,000 items'],
  ['null', null, 'required, an array of 2 to 1,000 items'],
  ['text', '1, 2', 'expected an array of 2 to 1,000 items, got "1, 2"'],
  ['an object', { length: 2 }, 'expected an array of 2 to 1,000 items, got an object'],
  ['a typed array', Uint8Array.of(1, 2), 'expected an array of 2 to 1,000 items, got an object'],
  ['no items', [], 'expected 2 to 1,000 items, got 0 items'],
  ['too few items', [1], 'expected 2 to 1,000 items, got 1 item'],
  ['too many items', Array(1001).fill(1), 'expected 2 to 1,000 items, got 1,001 items'],
  // A list that is too long is not read.
  ['too many holes', Array(2 ** 32 - 1), /^expected 2 to 1,000 items, got 4,294,967,295 items$/],
])('refuses %s', (_, value, error) => {
  expect(read(value)).toMatch(error);
});

describe('names the place of a wrong item', () => {
  test.each([
    [[1, 2, 'x'], 3, '"x"'],
    [['x', 2, 'y'], 1, '"x"'],
    [[1, -1], 2, '-1'],
    [[1, null], 2, 'null'],
    [[1, undefined], 2, 'undefined'],
    [[1, Number.NaN], 2, 'NaN'],
    [Array(2), 1, 'undefined'],
    [Object.assign(Array(3), { 0: 1, 2: 3 }), 2, 'undefined'],
    [[...Array(999).fill(1), '1,000th'], 1000, '"1,000th"'],
  ])('in $0: item $1 is $2', (value, place, shown) => {
    const expected = `a number of at least 0 as item ${place.toLocaleString('en')}`;
    expect(read(value)).toBe(`expected ${expected}, got ${shown}`);
  });

  test("with the field's own description, also in a list of lists", () => {
    const names = list(text({ examples: ['Ann'] }), { minItems: 0, maxItems: 9 });
    const error = 'expected a string such as "Ann" as item 3, got the number 5';
    expect(readingOf(names, ['Bob', 'Eve', 5, 'Dan'])).toBe(error);
    expect(readingOf(names, [])).toEqual([]);
    const pair = list(choice(['a', 'b']), { minItems: 2, maxItems: 2 });
    const pairs = list(pair, { minItems: 1, maxItems: 3 });
    expect(readingOf(pairs, [['a', 'b']])).toEqual([['a', 'b']]);
    const nested = 'expected one of a, b as item 1 as item 2, got "c"';
    expect(
      readingOf(pairs, [
        ['a', 'b'],
        ['c', 'a'],
      ]),
    ).toBe(nested);
  });
});

describe('a Proxy', () => {
  /** Returns a list whose elements are what the function says, given how many were read before. */
  function changing(elementOf: (reads: number, index: number) => unknown) {
    let reads = 0;
    return new Proxy([0, 0, 0], {
      get(target, key, receiver) {
        if (typeof key !== 'string' || !/^\d+$/.test(key))
          return Reflect.get(target, key, receiver);
        reads += 1;
        return elementOf(reads - 1, Number(key));
      },
    });
  }

  test.each<[string, (reads: number, index: number) => unknown, unknown]>([
    ['is read once, and so cannot smuggle in a text', (n) => (n < 3 ? n : 'x'), [0, 1, 2]],
    [
      'is refused for its first wrong element',
      (_, index) => (index === 1 ? 'x' : 0),
      'expected a number of at least 0 as item 2, got "x"',
    ],
    [
      'is refused even if it changes before the error is worded',
      (n) => (n === 0 ? 'x' : 0),
      'expected 2 to 1,000 items, got 3 items',
    ],
  ])('%s', (_, elementOf, outcome) => {
    expect(read(changing(elementOf))).toEqual(outcome);
  });

  test('whose length changes never gives items that were not read', () => {
    let lengths: number[] = [];
    let taken = 0;
    const shrinking = new Proxy([1, 2, 3], {
      get: (target, key) => (key === 'length' ? (lengths.shift() ?? 3) : Reflect.get(target, key)),
    });
    for (let place = 0; place < 12; place += 1) {
      lengths = Array.from({ length: 12 }, (_, index) => (index === place ? 1 : 3));
      const result = read(shrinking);
      if (!Array.isArray(result)) continue;
      expect(Array.from(result)).toEqual([1, 2, 3].slice(0, result.length));
      taken += 1;
    }
    expect(taken).toBeGreaterThan(0);
  });
});
