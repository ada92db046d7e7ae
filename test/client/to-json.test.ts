import { ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { toJson } from '../../src/client/to-json.ts';

class Loan {
  readonly principal = 1_000;
  get annualRate(): number {
    return 5;
  }
}

test.each<[object, string]>([
  [{}, '{}'],
  [{ years: undefined }, '{}'],
  [
    { years: null, text: '', count: 0, isUnique: false },
    '{"years":null,"text":"","count":0,"isUnique":false}',
  ],
  [{ x: -0, y: Number.MAX_VALUE, z: 5e-324 }, '{"x":0,"y":1.7976931348623157e+308,"z":5e-324}'],
  [{ values: [1, null, [2, {}]] }, '{"values":[1,null,[2,{}]]}'],
  [{ text: '\ud800' }, '{"text":"\\ud800"}'],
  [{ birthDate: new Date(0) }, '{"birthDate":"1970-01-01T00:00:00.000Z"}'],
  [{ url: new URL('https://app.test') }, '{"url":"https://app.test/"}'],
  [{ value: { toJSON: () => [1] } }, '{"value":[1]}'],
  [new Loan(), '{"principal":1000}'],
  [Object.assign(Object.create(null), { x: 1 }), '{"x":1}'],
  [['not', 'a', 'request'], '["not","a","request"]'],
])('%j is written as %s', (request, json) => {
  expect(toJson(request)).toBe(json);
});

const finite = 'a finite number';
const carried = 'a value that JSON can carry';
const shared = { price: Number.NaN };
const self: Record<string, unknown> = { x: 1 };
self.self = self;

describe('a value that JSON would change is refused:', () => {
  test.each<[string, object, string]>([
    ['NaN', { years: Number.NaN }, `years: expected ${finite}, got NaN`],
    ['Infinity', { years: Infinity }, `years: expected ${finite}, got Infinity`],
    ['-Infinity', { years: -Infinity }, `years: expected ${finite}, got -Infinity`],
    ['a bigint', { seed: 1n }, `seed: expected ${carried}, got a bigint`],
    ['a symbol', { text: Symbol('a') }, `text: expected ${carried}, got a symbol`],
    ['a function', { text: () => 'a' }, `text: expected ${carried}, got a function`],
    ['an invalid date', { birthDate: new Date('?') }, `birthDate: expected ${carried}, got a Date`],
    [
      'what writes itself as nothing',
      { a: { toJSON() {} } },
      `a: expected ${carried}, got an object`,
    ],
    [
      'what writes itself as NaN',
      { a: { toJSON: () => Number.NaN } },
      `a: expected ${finite}, got an object`,
    ],
    ['a map', { prices: new Map([['a', 1]]) }, `prices: expected ${carried}, got a Map`],
    ['a set', { values: new Set([1]) }, `values: expected ${carried}, got a Set`],
    ['an error', { values: new Error('no') }, `values: expected ${carried}, got an Error`],
    ['a promise', { values: Promise.resolve(1) }, `values: expected ${carried}, got a Promise`],
    [
      'a typed array',
      { values: new Float64Array(2) },
      `values: expected ${carried}, got a Float64Array`,
    ],
    [
      'an item',
      { values: [1, Number.NaN, Infinity] },
      `values: expected ${finite} as item 2, got NaN`,
    ],
    [
      'an item that is missing',
      { values: [1, undefined] },
      `values: expected ${carried} as item 2, got undefined`,
    ],
    ['a hole', { values: new Array(1) }, `values: expected ${carried} as item 1, got undefined`],
    [
      'an item of an item',
      { rows: [[], [1, 2n]] },
      `rows.1: expected ${carried} as item 2, got a bigint`,
    ],
    [
      'a field of a field',
      { loan: { rate: Number.NaN } },
      `loan.rate: expected ${finite}, got NaN`,
    ],
    [
      'a field of an item',
      { items: [{ price: 1 }, { price: Number.NaN }] },
      `items.1.price: expected ${finite}, got NaN`,
    ],
    [
      'several fields',
      { cost: 1, years: Number.NaN, rate: Infinity },
      `years: expected ${finite}, got NaN; rate: expected ${finite}, got Infinity`,
    ],
    [
      'one object twice',
      { a: shared, b: shared },
      `a.price: expected ${finite}, got NaN; b.price: expected ${finite}, got NaN`,
    ],
    ['the request itself', new Map(), `request body: expected ${carried}, got a Map`],
    [
      'a cycle',
      self,
      'request body: expected an object that does not contain itself, got one that does',
    ],
    [
      'an item of a list instead of a request',
      [Number.NaN],
      `request body: expected ${finite} as item 1, got NaN`,
    ],
  ])('%s', (_, request, message) => {
    expect(() => toJson(request)).toThrow(new ToolError(message));
  });

  test('with an issue for each field, as those of a function', () => {
    try {
      toJson({ cost: 1, years: Number.NaN, values: [1n] });
      expect.unreachable();
    } catch (error) {
      expect(error).toHaveProperty('issues', [
        {
          field: 'years',
          code: 'invalid',
          expected: finite,
          received: 'NaN',
          message: `expected ${finite}, got NaN`,
        },
        {
          field: 'values',
          code: 'invalid',
          expected: `${carried} as item 1`,
          received: 'a bigint',
          message: `expected ${carried} as item 1, got a bigint`,
        },
      ]);
    }
  });

  test('at most ten of them', () => {
    const fields = Array.from({ length: 100_000 }, (_, index) => [`field${index}`, Number.NaN]);
    const message = Array.from(
      { length: 10 },
      (_, index) => `field${index}: expected ${finite}, got NaN`,
    );
    expect(() => toJson(Object.fromEntries(fields))).toThrow(new ToolError(message.join('; ')));
  });
});
