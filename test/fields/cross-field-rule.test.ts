import { describe, expect, test } from 'vitest';
import { crossFieldRule } from '../../src/fields/cross-field-rule.ts';
import type { Parsed } from '../../src/fields/field.ts';
import { integer, number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { text } from '../../src/fields/text.ts';
import { said } from './said.ts';

describe('a lowest and a highest value, with defaults', () => {
  const fields = { min: optional(integer(), 1), max: optional(integer(), 100), count: integer() };
  const rules = [
    crossFieldRule<Parsed<typeof fields>>({
      fields: ['min', 'max'],
      holds: ({ min, max }) => min <= max,
      expected: { min: 'at most max', max: 'at least min' },
    }),
  ];

  test.each([
    [{ min: 5, max: 2 }, 'min: expected at most max, got 5'],
    [{ max: 2, min: 5 }, 'min: expected at most max, got 5'],
    [{ min: 200 }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ min: 200, max: null }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ max: -5 }, 'max: expected at least min, which is 1 by default, got -5'],
  ])('are refused as in %o, naming the first field that is present', (request, error) => {
    expect(said({ ...request, count: 1 }, fields, rules)).toBe(error);
  });

  test.each([{}, { min: 100 }, { max: 1 }, { min: 7, max: 7 }, { min: -5, max: -4 }])(
    'are accepted as in %o',
    (request) => {
      expect(said({ ...request, count: 1 }, fields, rules)).toMatchObject({ count: 1 });
    },
  );

  test('are not compared if one of them is invalid', () => {
    expect(said({ min: 1.5, max: -5, count: 1 }, fields, rules)).toMatch(/^min: [^;]+, got 1.5$/);
    expect(said({ min: 200, mxa: 300, count: 1 }, fields, rules)).toBe(
      'mxa: unknown field, did you mean max?',
    );
  });

  test('are compared even if other fields are invalid, and errors keep the order of the fields', () => {
    expect(said({ count: '1', min: 5, max: 2 }, fields, rules)).toMatch(
      /^min: expected at most max, got 5; count: expected a whole number .+, got "1"$/,
    );
  });
});

describe('a rule that requires one of two fields', () => {
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
  ])('refuses %o', (request, error) => {
    expect(said({ unit: 'x', ...request }, fields, rules)).toBe(error);
  });

  test.each([{ height: 1 }, { feet: 0 }])('accepts %o', (request) => {
    expect(said({ unit: 'x', ...request }, fields, rules)).toMatchObject(request);
  });

  test('adds its error to those of other fields', () => {
    expect(said({ unit: 1 }, fields, rules)).toBe(
      'unit: expected a string, got the number 1; height: required, a number greater than 0',
    );
  });
});

describe('a field between two others', () => {
  const fields = { n: integer(), min: optional(integer(), 1), max: optional(integer(), 9) };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['n', 'min', 'max'],
    holds: ({ n, min, max }) => n >= min && n <= max,
    expected: { n: 'a number from min to max' },
  });

  test.each([
    [{ min: 5, max: 7 }, 'from min to max'],
    [{ min: 5 }, 'from min to max, which is 9 by default'],
    [{ max: 7 }, 'from min, which is 1 by default, to max'],
    [{}, 'from min, which is 1 by default, to max, which is 9 by default'],
  ])('names the defaults for %o', (limits, range) => {
    expect(said({ n: 10, ...limits }, fields, [rule])).toBe(
      `n: expected a number ${range}, got 10`,
    );
  });
});

test('a default is not inserted within another name', () => {
  const fields = { maximum: integer(), max: optional(integer(), 9) };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['maximum', 'max'],
    holds: () => false,
    expected: { maximum: 'a maximum below max' },
  });
  expect(said({ maximum: 10 }, fields, [rule])).toBe(
    'maximum: expected a maximum below max, which is 9 by default, got 10',
  );
});

test('several failing rules of a field give one error, that of the first', () => {
  const fields = { a: number(), b: number() };
  const rule = (phrase: string) =>
    crossFieldRule<Parsed<typeof fields>>({
      fields: ['a', 'b'],
      holds: () => false,
      expected: { a: phrase },
    });
  expect(said({ a: 1, b: 2 }, fields, [rule('one'), rule('another')])).toBe(
    'a: expected one, got 1',
  );
});

describe('a rule that could not refuse a request', () => {
  const parts = { fields: ['a'] as const, holds: () => false };

  test.each([
    ['without texts', {}],
    ['with nothing', undefined],
    ['with an empty text', { a: '' }],
    ['with undefined as a text', { a: undefined }],
  ])('is refused when it is made %s', (_, expected) => {
    expect(() => crossFieldRule({ ...parts, expected } as never)).toThrow(
      new TypeError('expected: required, a text for each field that can receive the error'),
    );
  });

  test('is reported when it refuses a request if its field does not exist', () => {
    const rule = crossFieldRule<{ readonly a: number; readonly b: number }>({
      ...parts,
      expected: { b: 'more' },
    });
    expect(() => said({ a: 1 }, { a: number() }, [rule])).toThrow(
      new TypeError('expected: there is no field b'),
    );
  });
});

test('an exception in a rule is not an error of the request', () => {
  const fields = { a: number() };
  const rule = crossFieldRule<Parsed<typeof fields>>({
    fields: ['a'],
    holds: () => {
      throw new RangeError('a fault of our own');
    },
    expected: { a: 'never mind' },
  });
  expect(() => said({ a: 1 }, fields, [rule])).toThrow(new RangeError('a fault of our own'));
});
