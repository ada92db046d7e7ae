import { ToolError } from 'toolworker';
import { expect, test } from 'vitest';
import { toJson } from '../../../src/client/to-json.ts';

class Loan {
  readonly principal = 1_000;
  get annualRate(): number {
    return 5;
  }
}

test.each<[object, string]>([
  [{}, '{}'],
  [{ years: undefined }, '{}'],
  [{ years: null, text: '', count: 0, on: false }, '{"years":null,"text":"","count":0,"on":false}'],
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

/**
 * Returns the error of a number that JSON cannot carry, such as in `values`, or there `as item 2`.
 */
const notFinite = (field: string, got: string, item = '') =>
  `${field}: expected a finite number${item}, got ${got}`;
const notCarried = (field: string, got: string, item = '') =>
  `${field}: expected a value that JSON can carry${item}, got ${got}`;

const shared = { price: Number.NaN };
const self: Record<string, unknown> = { x: 1 };
self.self = self;
const cycle = 'expected an object without circular references, got a circular one';

test.each<[object, string]>([
  [{ years: Number.NaN }, notFinite('years', 'NaN')],
  [{ years: Infinity }, notFinite('years', 'Infinity')],
  [{ years: -Infinity }, notFinite('years', '-Infinity')],
  [{ seed: 1n }, notCarried('seed', 'a bigint')],
  [{ text: Symbol('a') }, notCarried('text', 'a symbol')],
  [{ text: () => 'a' }, notCarried('text', 'a function')],
  [{ birthDate: new Date('?') }, notCarried('birthDate', 'a Date')],
  [{ a: { toJSON() {} } }, notCarried('a', 'an object')],
  [{ a: { toJSON: () => Number.NaN } }, notFinite('a', 'an object')],
  [{ prices: new Map([['a', 1]]) }, notCarried('prices', 'a Map')],
  [{ values: new Set([1]) }, notCarried('values', 'a Set')],
  [{ values: new Error('no') }, notCarried('values', 'an Error')],
  [{ values: Promise.resolve(1) }, notCarried('values', 'a Promise')],
  [{ values: new Float64Array(2) }, notCarried('values', 'a Float64Array')],
  [{ values: [1, Number.NaN, Infinity] }, notFinite('values', 'NaN', ' as item 2')],
  [{ values: [1, undefined] }, notCarried('values', 'undefined', ' as item 2')],
  [{ values: new Array(1) }, notCarried('values', 'undefined', ' as item 1')],
  [{ rows: [[], [1, 2n]] }, notCarried('rows.1', 'a bigint', ' as item 2')],
  [{ loan: { rate: Number.NaN } }, notFinite('loan.rate', 'NaN')],
  [{ items: [{ price: 1 }, { price: Number.NaN }] }, notFinite('items.1.price', 'NaN')],
  [
    { cost: 1, years: Number.NaN, rate: Infinity },
    `${notFinite('years', 'NaN')}; ${notFinite('rate', 'Infinity')}`,
  ],
  [{ a: shared, b: shared }, `${notFinite('a.price', 'NaN')}; ${notFinite('b.price', 'NaN')}`],
  [new Map(), notCarried('request body', 'a Map')],
  [self, `request body: ${cycle}`],
  [[Number.NaN], notFinite('request body', 'NaN', ' as item 1')],
])('a value that JSON would change is refused: $0', (request, message) => {
  expect(() => toJson(request)).toThrow(new ToolError(message));
});

test('an issue has the same parts as those of a function', () => {
  const expected = 'a value that JSON can carry as item 1';
  const message = `expected ${expected}, got a bigint`;
  expect(() => toJson({ cost: 1, values: [1n] })).toThrow(
    expect.objectContaining({
      issues: [{ field: 'values', code: 'invalid', expected, received: 'a bigint', message }],
    }),
  );
});

test('at most ten fields are named', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `field${index}`);
  const request = Object.fromEntries(names.map((name) => [name, Number.NaN]));
  const message = names
    .slice(0, 10)
    .map((name) => notFinite(name, 'NaN'))
    .join('; ');
  expect(() => toJson(request)).toThrow(new ToolError(message));
});
