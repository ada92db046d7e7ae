import { describe, expect, test } from 'vitest';
import { crossFieldRule } from '../../../src/fields/cross-field-rule.ts';
import type { Parsed } from '../../../src/fields/field.ts';
import { integer, number } from '../../../src/fields/number.ts';
import { optional } from '../../../src/fields/optional.ts';
import { text } from '../../../src/fields/text.ts';
import { outcomeOf } from './outcome-of.ts';

describe('a lowest and a highest value, with defaults', () => {
  const fields = { min: optional(integer(), 1), max: optional(integer(), 100), count: integer() };
  const rules = [
    crossFieldRule<Parsed<typeof fields>>({
      fields: ['min', 'max'],
      holds: ({ min, max }) => min <= max,
      expected: { min: 'at most {max}', max: 'at least {min}' },
    }),
  ];

  test.each([
    [{ min: 5, max: 2 }, 'min: expected at most 2 (max), got 5'],
    [{ max: 2, min: 5 }, 'min: expected at most 2 (max), got 5'],
    [{ min: 200 }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ min: 200, max: null }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ max: -5 }, 'max: expected at least min, which is 1 by default, got -5'],
    // A rule waits until its fields are valid, and until no name is a slip for them.
    [{ min: 200, mxa: 300 }, 'mxa: unknown field, did you mean max?'],
    [{ min: 1.5, max: -5 }, expect.stringMatching(/^min: [^;]+, got 1.5$/)],
    // Errors keep the order of the fields.
    [
      { count: '1', min: 5, max: 2 },
      expect.stringMatching(
        /^min: expected at most 2 \(max\), got 5; count: expected .+, got "1"$/,
      ),
    ],
    [{}, { min: 1, max: 100, count: 1 }],
    [{ min: 100 }, { min: 100, max: 100, count: 1 }],
    [{ max: 1 }, { min: 1, max: 1, count: 1 }],
    [
      { min: -5, max: -4 },
      { min: -5, max: -4, count: 1 },
    ],
  ])('as in %o: %o', (request, outcome) => {
    expect(outcomeOf({ count: 1, ...request }, fields, rules)).toEqual(outcome);
  });
});

describe('rules that require exactly one of two fields', () => {
  const fields = {
    unit: text(),
    height: optional(number({ exclusiveMinimum: 0 })),
    feet: optional(number()),
  };
  const rules = [
    crossFieldRule<Parsed<typeof fields>>({
      fields: ['height', 'feet'],
      holds: ({ height, feet }) => height !== undefined || feet !== undefined,
      expected: { height: 'a number greater than 0' },
    }),
    crossFieldRule<Parsed<typeof fields>>({
      fields: ['feet', 'height'],
      holds: ({ height, feet }) => height === undefined || feet === undefined,
      expected: { feet: 'no height beside it', height: 'no feet beside it' },
    }),
  ];

  test.each([
    [{}, 'height: required, a number greater than 0'],
    [{ height: null, feet: null }, 'height: required, a number greater than 0'],
    [{ height: 1, feet: 2 }, 'feet: expected no height beside it, got 2'],
    [{ height: 1 }, { unit: 'x', height: 1, feet: undefined }],
    [{ feet: 0 }, { unit: 'x', height: undefined, feet: 0 }],
    [
      { unit: 1 },
      'unit: expected a string, got the number 1; height: required, a number greater than 0',
    ],
  ])('as in %o: %o', (request, outcome) => {
    expect(outcomeOf({ unit: 'x', ...request }, fields, rules)).toEqual(outcome);
  });
});

test.each([
  [{ min: 5, max: 7 }, 'from min to max'],
  [{ min: 5 }, 'from min to max, which is 9 by default'],
  [{ max: 7 }, 'from min, which is 1 by default, to max'],
  [{}, 'from min, which is 1 by default, to max, which is 9 by default'],
])('an error names the defaults that apply to %o', (limits, range) => {
  const fields = { n: integer(), min: optional(integer(), 1), max: optional(integer(), 9) };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['n', 'min', 'max'],
    holds: ({ n, min, max }) => n >= min && n <= max,
    expected: { n: 'a number from min to max' },
  });
  const error = `n: expected a number ${range}, got 10`;
  expect(outcomeOf({ n: 10, ...limits }, fields, [rule])).toBe(error);
});

test('an error can state a limit that the values make', () => {
  const fields = { count: integer(), boxes: integer(), each: optional(integer(), 6) };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['count', 'boxes', 'each'],
    holds: ({ count, boxes, each }) => count <= boxes * each,
    expected: { count: ({ boxes, each }) => `at most ${boxes * each}, {boxes} times {each}` },
  });
  const error = 'count: expected at most 12, 2 (boxes) times each, which is 6 by default, got 13';
  expect(outcomeOf({ count: 13, boxes: 2 }, fields, [rule])).toBe(error);
});

test('a default is not inserted within another name', () => {
  const fields = { maximum: integer(), max: optional(integer(), 9) };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['maximum', 'max'],
    holds: () => false,
    expected: { maximum: 'a maximum below max' },
  });
  const error = 'maximum: expected a maximum below max, which is 9 by default, got 10';
  expect(outcomeOf({ maximum: 10 }, fields, [rule])).toBe(error);
});

test('several failing rules of a field give one error, that of the first', () => {
  const parts = { fields: ['a'] as const, holds: () => false };
  const rules = ['one', 'another'].map((a) => crossFieldRule({ ...parts, expected: { a } }));
  expect(outcomeOf({ a: 1 }, { a: number() }, rules)).toBe('a: expected one, got 1');
});

test.each([
  ['without texts', {}],
  ['with nothing', undefined],
  ['with an empty text', { a: '' }],
  ['with undefined as a text', { a: undefined }],
])('a rule that could not refuse a request is refused: %s', (_, expected) => {
  const definition = { fields: ['a'], holds: () => false, expected };
  expect(() => crossFieldRule(definition as never)).toThrow(
    new TypeError('crossFieldRule: expected needs a text for each field that it names'),
  );
});

test.each([
  ['names a field that does not exist', () => false, 'expected: there is no field b', TypeError],
  ['throws', throwing, 'a fault of our own', RangeError],
])('a rule that %s is not an error of the request', (_, holds, message, Fault) => {
  const rule = crossFieldRule<{ readonly a: number; readonly b: number }>({
    fields: ['a'],
    holds,
    expected: { b: 'more' },
  });
  expect(() => outcomeOf({ a: 1 }, { a: number() }, [rule])).toThrow(new Fault(message));
});

function throwing(): never {
  throw new RangeError('a fault of our own');
}
