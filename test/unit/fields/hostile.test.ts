import { describe, expect, test } from 'vitest';
import { list } from '../../../src/fields/list.ts';
import { integer, number } from '../../../src/fields/number.ts';
import { optional } from '../../../src/fields/optional.ts';
import { text } from '../../../src/fields/text.ts';
import { outcomeOf } from './outcome-of.ts';

const fields = {
  x: number(),
  word: optional(text(), 'none'),
  items: optional(list(integer(), { minItems: 1, maxItems: 1000 })),
};

const plain = { x: 1, word: 'a', items: [1, 2] };
const read = (request: unknown) => outcomeOf(request, fields);

function throwing(): never {
  throw new TypeError('hostile');
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const withGetter = (name: string) =>
  Object.defineProperty({ x: 1 }, name, { enumerable: true, get: throwing });

const traps = ['ownKeys', 'getOwnPropertyDescriptor', 'get', 'has'] as const;

describe('is refused as unreadable', () => {
  test.each<[string, object]>([
    ['a getter that throws', withGetter('x')],
    ['a getter of an unknown field that throws', withGetter('other')],
    ...traps.map((trap): [string, object] => [
      `a trap ${trap} that throws`,
      new Proxy({ ...plain }, { [trap]: throwing }),
    ]),
    ['a revoked Proxy', revoked({ ...plain })],
    ['a revoked Proxy as a value', { x: revoked({}) }],
    ['an array that throws', { ...plain, items: new Proxy([1], { get: throwing }) }],
    ['a revoked array', { ...plain, items: revoked([1]) }],
  ])('%s', (_, request) => {
    expect(read(request)).toBe('request: expected an object that can be read as JSON');
  });
});

class Point {
  x = 1;
  get word(): string {
    return 'of the class';
  }
}

describe('a request is read as JSON.stringify reads it', () => {
  test.each([
    ['a class instance', new Point()],
    ['an object without a prototype', Object.assign(Object.create(null), { x: 1 })],
    ['an object with a symbol', { x: 1, [Symbol('word')]: 'a' }],
    ['an inherited field', Object.create({ word: 'a' }, { x: { value: 1, enumerable: true } })],
    ['a field that is not enumerable', Object.defineProperty({ x: 1 }, 'word', { value: 'a' })],
    ['another prototype', JSON.parse('{"x":1,"__proto__":{"word":"a"}}')],
    ['built-in names', JSON.parse('{"x":1,"constructor":{"prototype":1},"hasOwnProperty":1}')],
    ['a field named toJSON', { x: 1, toJSON: true }],
    ['a Proxy that does nothing', new Proxy({ x: 1 }, {})],
  ])('%s', (_, request) => {
    expect(read(request)).toEqual({ x: 1, word: 'none', items: undefined });
    expect(Object.hasOwn(Object.prototype, 'word')).toBe(false);
  });

  test.each([
    ['a Map', new Map([['x', 1]])],
    ['a regular expression', /x/],
    ['an Error', new Error('x')],
    ['a Promise', Promise.resolve(plain)],
    ['an ArrayBuffer', new ArrayBuffer(8)],
    ['a Request', new Request('https://example.com')],
  ])('which is why %s has no fields', (_, request) => {
    expect(read(request)).toBe('x: required, a number');
  });

  test('once, in case it changes', () => {
    const seen = new Set<unknown>();
    const get = (target: object, name: string | symbol) => {
      if (seen.has(name)) throwing();
      seen.add(name);
      return Reflect.get(target, name);
    };
    expect(read(new Proxy(plain, { get }))).toEqual(plain);
    let reads = 0;
    const counting = Object.defineProperty({}, 'x', { enumerable: true, get: () => (reads += 1) });
    expect(read(counting)).toMatchObject({ x: 1 });
  });
});

describe('unlike JSON.stringify', () => {
  test.each([
    ['a Date', new Date(0)],
    ['a URL', new URL('https://example.com')],
    ['an object with toJSON', { x: 1, toJSON: () => plain }],
  ])('refuses %s as a request', (_, request) => {
    expect(read(request)).toBe('request: expected an object, got an object');
  });

  test('accepts an object that contains itself', () => {
    const request: Record<string, unknown> = { x: 1 };
    request.self = request;
    expect(read(request)).toMatchObject({ x: 1 });
    request.word = request;
    expect(read(request)).toBe('word: expected a string, got an object');
  });

  test.each([
    [10n, 'a bigint'],
    [Symbol('x'), 'a symbol'],
    [throwing, 'a function'],
    [new Date(0), 'an object'],
    [new Number(1), 'an object'],
    [{ valueOf: throwing, toString: throwing, toJSON: throwing }, 'an object'],
    [Object.create(null), 'an object'],
  ])('names the type of a field that is %o', (value, shown) => {
    expect(read({ x: value })).toBe(`x: expected a number, got ${shown}`);
    expect(read({ x: 1, word: value })).toBe(`word: expected a string, got ${shown}`);
    expect(read({ x: 1, other: value })).toMatchObject({ x: 1 });
  });
});

test('never changes a request, and returns copies of its values', () => {
  const items = Object.freeze([-0, 2]);
  const request = Object.freeze({ x: -0, word: null, items, other: Object.freeze({}) });
  const values = read(request);
  expect(values).toStrictEqual({ x: 0, word: 'none', items: [0, 2] });
  expect(request).toStrictEqual({ x: -0, word: null, items: [-0, 2], other: {} });
  expect(values).not.toBe(request);
  expect(Object(values).items).not.toBe(items);
});
