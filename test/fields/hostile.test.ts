import { describe, expect, test } from 'vitest';
import { list } from '../../src/fields/list.ts';
import { integer, number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { text } from '../../src/fields/text.ts';
import { expectLinear } from '../growth.ts';
import { isSweep } from '../sampled.ts';
import { said } from './said.ts';

const fields = {
  x: number(),
  word: optional(text(), 'none'),
  items: optional(list(integer(), { minItems: 1, maxItems: 1000 })),
};

const plain = { x: 1, word: 'a', items: [1, 2] };
const unreadable = 'request body: expected an object that can be read as JSON';

function throwing(): never {
  throw new TypeError('hostile');
}

class Point {
  x = 1;
  get word(): string {
    return 'of the class';
  }
}

const traps = ['ownKeys', 'getOwnPropertyDescriptor', 'get', 'has'] as const;

describe('an unreadable request', () => {
  test('is refused if a getter throws', () => {
    const request = {
      get x() {
        return throwing();
      },
    };
    expect(said(request, fields)).toBe(unreadable);
  });

  test('is refused if the getter of an unknown field throws', () => {
    const request = {
      x: 1,
      get other() {
        return throwing();
      },
    };
    expect(said(request, fields)).toBe(unreadable);
  });

  test.each(traps)('is refused if it is a Proxy whose trap %s throws', (trap) => {
    expect(said(new Proxy({ ...plain }, { [trap]: throwing }), fields)).toBe(unreadable);
  });

  test('is refused if it is or contains a revoked Proxy', () => {
    const { proxy, revoke } = Proxy.revocable({ ...plain }, {});
    revoke();
    expect(said(proxy, fields)).toBe(unreadable);
    expect(said({ x: proxy }, fields)).toBe(unreadable);
  });

  test('is refused if an array throws', () => {
    const items = new Proxy([1], { get: throwing });
    expect(said({ ...plain, items }, fields)).toBe(unreadable);
    const { proxy, revoke } = Proxy.revocable([1], {});
    revoke();
    expect(said({ ...plain, items: proxy }, fields)).toBe(unreadable);
  });
});

describe('a request is read as JSON.stringify reads it', () => {
  test.each([
    ['a class instance', new Point()],
    ['an object without a prototype', Object.assign(Object.create(null), { x: 1 })],
    ['an object with a symbol', { x: 1, [Symbol('word')]: 'a' }],
    ['an inherited field', Object.create({ word: 'a' }, { x: { value: 1, enumerable: true } })],
    ['a field that is not enumerable', Object.defineProperty({ x: 1 }, 'word', { value: 'a' })],
    ['another prototype', JSON.parse('{"x":1,"__proto__":{"word":"a"}}')],
    ['a field named toJSON', { x: 1, toJSON: true }],
    ['a Proxy that does nothing', new Proxy({ x: 1 }, {})],
  ])('%s', (_, request) => {
    expect(said(request, fields)).toEqual({ x: 1, word: 'none', items: undefined });
  });

  test.each([
    ['a Map', new Map([['x', 1]])],
    ['a Set', new Set([1])],
    ['a regular expression', /x/],
    ['an Error', new Error('x')],
    ['a Promise', Promise.resolve(plain)],
    ['a WeakMap', new WeakMap()],
    ['an ArrayBuffer', new ArrayBuffer(8)],
    ['a Request', new Request('https://example.com')],
  ])('ignores %s', (_, request) => {
    expect(said(request, fields)).toBe('x: required, a number');
  });

  test('calls each getter once', () => {
    let reads = 0;
    const request = {
      get x() {
        reads += 1;
        return reads;
      },
    };
    expect(said(request, fields)).toMatchObject({ x: 1 });
    expect(reads).toBe(1);
  });

  test('reads each value of a Proxy only once, in case it changes', () => {
    const reads = new Map<unknown, number>();
    const request = new Proxy(plain, {
      get: (target, name) => {
        reads.set(name, (reads.get(name) ?? 0) + 1);
        return reads.get(name) === 1 ? Reflect.get(target, name) : throwing();
      },
    });
    expect(said(request, fields)).toEqual(plain);
  });
});

describe('unlike JSON.stringify', () => {
  test.each([
    ['a Date', new Date(0)],
    ['a URL', new URL('https://example.com')],
    ['an object with toJSON', { x: 1, toJSON: () => plain }],
  ])('refuses %s as a request', (_, request) => {
    expect(said(request, fields)).toBe('request body: expected a JSON object, got an object');
  });

  test('accepts an object that contains itself', () => {
    const request: Record<string, unknown> = { x: 1 };
    request.self = request;
    expect(said(request, fields)).toMatchObject({ x: 1 });
    request.word = request;
    expect(said(request, fields)).toBe('word: expected a string, got an object');
  });

  test.each([
    [10n, 'a bigint'],
    [Symbol('x'), 'a symbol'],
    [throwing, 'a function'],
    [new Date(0), 'an object'],
    [new Map(), 'an object'],
    [new Number(1), 'an object'],
    [{ valueOf: throwing, toString: throwing, toJSON: throwing }, 'an object'],
    [Object.create(null), 'an object'],
  ])('names the type of a field that is %o', (value, came) => {
    expect(said({ x: value }, fields)).toBe(`x: expected a number, got ${came}`);
    expect(said({ x: 1, word: value }, fields)).toBe(`word: expected a string, got ${came}`);
    expect(said({ x: 1, other: value }, fields)).toMatchObject({ x: 1 });
  });
});

describe('an array', () => {
  test.each([
    ['sparse', Object.assign([1], { length: 3 }), 'item 2'],
    ['of a thousand holes', new Array(1000), 'item 1'],
    ['with an undefined item', [1, undefined], 'item 2'],
    ['with null', [1, null], 'item 2'],
    ['with a bigint', [1, 2n], 'item 2'],
  ])('is refused if it is %s', (_, items, place) => {
    expect(said({ x: 1, items }, fields)).toContain(`as ${place}, got `);
  });

  test('is not read if it is too long', () => {
    const items = new Array(2 ** 32 - 1);
    expect(said({ x: 1, items }, fields)).toMatch(/^items: expected /);
  });

  test('may be of a subclass, but not typed', () => {
    class Numbers extends Array<number> {}
    expect(said({ x: 1, items: Numbers.of(1, 2) }, fields)).toMatchObject({ items: [1, 2] });
    expect(said({ x: 1, items: new Float64Array(2) }, fields)).toContain('got an object');
  });
});

test('a field may have the name of a built-in property of JavaScript', () => {
  const json = '{"x":1,"__proto__":{"word":5},"constructor":{"prototype":1},"hasOwnProperty":1}';
  expect(said(JSON.parse(json), fields)).toMatchObject({ x: 1, word: 'none' });
  expect(Object.hasOwn(Object.prototype, 'word')).toBe(false);
});

test('never changes a request', () => {
  const items = Object.freeze([1, 2]);
  const request = Object.freeze({ x: -0, word: null, items, other: Object.freeze({}) });
  const values = said(request, fields);
  expect(values).toEqual({ x: 0, word: 'none', items: [1, 2] });
  expect(request).toEqual({ x: -0, word: null, items: [1, 2], other: {} });
  // The function gets its own copies of the values.
  expect(values).not.toBe(request);
  expect(Object(values).items).not.toBe(items);
});

describe.runIf(isSweep)('a large request takes linear time', () => {
  const many = (count: number, name: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), index]));

  test.each<[string, number, (size: number) => object]>([
    ['unknown fields', 200_000, (size) => ({ x: 1, ...many(size, (index) => `unknown${index}`) })],
    ['as many without a known one', 200_000, (size) => many(size, (index) => `unknown${index}`)],
    ['near slips', 200_000, (size) => ({ x: 1, ...many(size, (index) => `wor${index}`) })],
    [
      'fields named by numbers',
      200_000,
      (size) => ({ x: 1, ...many(size, (index) => `${index}`) }),
    ],
    [
      'long names',
      10_000,
      (size) => ({ x: 1, ...many(1000, (index) => `${index}${'_'.repeat(size)}`) }),
    ],
    ['a long name', 2_500_000, (size) => ({ x: 1, ['word'.repeat(size)]: 1 })],
    ['a long text', 1e7, (size) => ({ x: 'x'.repeat(size), word: 1 })],
    ['a text of characters that cannot be seen', 1e7, (size) => ({ x: '\u200b'.repeat(size) })],
  ])('%s', (_, most, requestOf) => {
    const requests = new Map<number, object>();
    expectLinear(most, (size) => {
      const request = requests.get(size) ?? requestOf(size);
      requests.set(size, request);
      said(request, fields);
    });
  });
});
