import { ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { choice, list, number, parse, text } from '../../src/fields/index.ts';

const fields = { items: list(number({ minimum: 0 }), { minItems: 2, maxItems: 1000 }) };

const read = (items: unknown) => parse({ items }, fields).items;
const refusing = (expected: string) => new ToolError(`items: ${expected}`);

/** Counts how often each element is read. */
function watch(items: readonly unknown[]) {
  const counts: number[] = Array(items.length).fill(0);
  const proxy = new Proxy([...items], {
    get(target, key, receiver) {
      const index = typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : -1;
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { proxy, counts };
}

test('accepts an array up to its maximum length', () => {
  expect(read([1, 2.5])).toStrictEqual([1, 2.5]);
  expect(read(Array(1000).fill(7))).toHaveLength(1000);
});

test('reads each item like its field, and does not change the array', () => {
  const items = Object.freeze([-0, 1]);
  const values = read(items);
  expect(values).toStrictEqual([0, 1]);
  expect(items).toStrictEqual([-0, 1]);
  expect(values).not.toBe(items);
});

test('describes itself in JSON Schema', () => {
  expect(fields.items.schema).toEqual({
    type: 'array',
    items: { type: 'number', minimum: 0 },
    minItems: 2,
    maxItems: 1000,
  });
});

test.each([
  ['no value', undefined, 'required, an array of 2 to 1,000 items'],
  ['null', null, 'required, an array of 2 to 1,000 items'],
  ['text', '1, 2', 'expected an array of 2 to 1,000 items, got "1, 2"'],
  ['an object', { length: 2 }, 'expected an array of 2 to 1,000 items, got an object'],
  ['a typed array', Uint8Array.of(1, 2), 'expected an array of 2 to 1,000 items, got an object'],
  ['a set', new Set([1, 2]), 'expected an array of 2 to 1,000 items, got an object'],
  ['no items', [], 'expected 2 to 1,000 items, got 0 items'],
  ['too few items', [1], 'expected 2 to 1,000 items, got 1 item'],
  ['too many items', Array(1001).fill(1), 'expected 2 to 1,000 items, got 1,001 items'],
  ['too many holes', Array(2_000_000), 'expected 2 to 1,000 items, got 2,000,000 items'],
])('refuses %s', (_, items, expected) => {
  expect(() => read(items)).toThrow(refusing(expected));
});

describe('names the place of a wrong item', () => {
  test.each([
    [[1, 2, 'x'], 3, '"x"'],
    [['x', 2, 'y'], 1, '"x"'],
    [[1, -1], 2, '-1'],
    [[1, null], 2, 'null'],
    [[1, undefined], 2, 'undefined'],
    [[1, Number.NaN], 2, 'NaN'],
    [[1, 10n], 2, 'a bigint'],
    [[1, true], 2, 'true'],
    [[1, [2]], 2, 'an array'],
    [[1, {}], 2, 'an object'],
    [[1, Symbol('2')], 2, 'a symbol'],
    [[1, () => 2], 2, 'a function'],
    [[1, new Number(2)], 2, 'an object'],
    [Array(2), 1, 'undefined'],
    [Object.assign(Array(3), { 0: 1, 2: 3 }), 2, 'undefined'],
    [[...Array(999).fill(1), '1,000th'], 1000, '"1,000th"'],
  ])('case %#', (items, place, got) => {
    const named = `a number of at least 0 as item ${place.toLocaleString('en')}`;
    expect(() => read(items)).toThrow(refusing(`expected ${named}, got ${got}`));
  });

  test("with the field's own description", () => {
    const names = { names: list(text({ examples: ['Ann'] }), { minItems: 0, maxItems: 9 }) };
    expect(() => parse({ names: ['Bob', 5] }, names)).toThrow(
      new ToolError('names: expected a string such as "Ann" as item 2, got the number 5'),
    );
    expect(() => parse({ names: ['Bob', 'Eve', 5, 'Dan'] }, names)).toThrow(
      new ToolError('names: expected a string such as "Ann" as item 3, got the number 5'),
    );
    expect(parse({ names: [] }, names)).toEqual({ names: [] });
  });
});

test('accepts lists of lists', () => {
  const pair = list(choice(['a', 'b']), { minItems: 2, maxItems: 2 });
  const pairs = { pairs: list(pair, { minItems: 1, maxItems: 3 }) };
  expect(parse({ pairs: [['a', 'b']] }, pairs)).toEqual({ pairs: [['a', 'b']] });
  expect(() =>
    parse(
      {
        pairs: [
          ['a', 'b'],
          ['c', 'a'],
        ],
      },
      pairs,
    ),
  ).toThrow(new ToolError('pairs: expected one of a, b as item 1 as item 2, got "c"'));
});

describe('a Proxy', () => {
  test('is read as JSON.stringify reads it, each element once', () => {
    const { proxy, counts } = watch([1, 2, 3]);
    expect(read(proxy)).toStrictEqual([1, 2, 3]);
    expect(counts).toEqual([1, 1, 1]);
  });

  test('is refused for its first wrong element', () => {
    const { proxy } = watch([1, 'x', 3]);
    expect(() => read(proxy)).toThrow(/as item 2, got "x"$/);
  });

  test('is refused even if it changes before the error is worded', () => {
    let reads = 0;
    const items = new Proxy([0, 0], {
      get(target, key, receiver) {
        if (key !== '0') return Reflect.get(target, key, receiver);
        reads += 1;
        return reads > 1 ? 0 : 'x';
      },
    });
    expect(() => read(items)).toThrow(refusing('expected 2 to 1,000 items, got 2 items'));
  });

  test('cannot return another type by changing while it is read', () => {
    let reads = 0;
    const items = new Proxy([0, 0], {
      get(target, key, receiver) {
        if (key !== '0' && key !== '1') return Reflect.get(target, key, receiver);
        reads += 1;
        return reads > 2 ? 'x' : reads;
      },
    });
    expect(read(items)).toStrictEqual([1, 2]);
  });

  test('is refused if it throws', () => {
    const { proxy, revoke } = Proxy.revocable([1, 2], {});
    revoke();
    expect(() => read(proxy)).toThrow(
      new ToolError('request body: expected an object that can be read as JSON'),
    );
  });
});

test('never returns items that it has not read, even if the length changes meanwhile', () => {
  let lengths: number[] = [];
  let taken = 0;
  const items = new Proxy([1, 2, 3], {
    get: (target, key) => (key === 'length' ? (lengths.shift() ?? 3) : Reflect.get(target, key)),
  });
  for (let place = 0; place < 12; place += 1) {
    lengths = Array.from({ length: 12 }, (_, index) => (index === place ? 1 : 3));
    let result: readonly unknown[] = [];
    try {
      result = read(items);
    } catch {
      continue;
    }
    expect(Array.from(result)).toEqual([1, 2, 3].slice(0, result.length));
    taken += 1;
  }
  expect(taken).toBeGreaterThan(0);
});
