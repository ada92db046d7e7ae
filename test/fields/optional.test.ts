import { describe, expect, test } from 'vitest';
import { boolean, choice } from '../../src/fields/choice.ts';
import type { Field } from '../../src/fields/field.ts';
import { list } from '../../src/fields/list.ts';
import { number } from '../../src/fields/number.ts';
import { object } from '../../src/fields/object.ts';
import { optional } from '../../src/fields/optional.ts';
import { parse } from '../../src/fields/parse.ts';
import { said } from './said.ts';

const fields = {
  principal: number({ exclusiveMinimum: 0 }),
  years: optional(number({ exclusiveMinimum: 0 })),
  extraPayment: optional(number(), 0),
  mode: optional(choice(['shuffle', 'pick']), 'shuffle'),
  sample: optional(boolean(), false),
};

const defaults = { years: undefined, extraPayment: 0, mode: 'shuffle', sample: false };

describe('an optional field', () => {
  test.each([{}, { years: null }, { years: undefined }, { extraPayment: null, mode: null }])(
    'may be omitted as in %o',
    (omitted) => {
      expect(said({ principal: 1, ...omitted }, fields)).toEqual({ principal: 1, ...defaults });
    },
  );

  test('keeps a given value', () => {
    const given = { principal: 1, years: 2, extraPayment: 3, mode: 'pick', sample: true };
    expect(said(given, fields)).toEqual(given);
  });

  test.each([
    [{ years: 0 }, 'years: expected a number greater than 0, got 0'],
    [{ years: '' }, 'years: expected a number greater than 0, got ""'],
    [{ extraPayment: false }, 'extraPayment: expected a number, got false'],
    [{ mode: '' }, 'mode: expected one of shuffle, pick, got ""'],
    [{ sample: 0 }, 'sample: expected true or false, got 0'],
  ])('refuses %o without calling it required', (wrong, error) => {
    expect(said({ principal: 1, ...wrong }, fields)).toBe(error);
  });

  test('has a default only if one is set', () => {
    expect(fields.years.default).toBeUndefined();
    expect(optional(boolean(), false).default).toBe(false);
  });
});

test('does not change the field it wraps', () => {
  const field = Object.freeze(number());
  optional(field, 1);
  expect(field).not.toHaveProperty('isOptional');
  expect(field.schema).toEqual({ type: 'number' });
});

describe('a default that a tool can change', () => {
  test.each<[string, unknown]>([
    ['a list', [1, 2]],
    ['a list of lists', [[1], [2, [3]]]],
    ['an object', { from: { x: 1 }, stops: [] }],
  ])('is made anew for each request: %s', (_, value) => {
    const schema = object({ value: optional(anything, value) });
    const read = (): unknown => {
      const result = schema['~standard'].validate({});
      return 'value' in result ? result.value : result;
    };
    const [first, second] = [read(), read()];
    expect(first).toStrictEqual({ value });
    expect(second).toStrictEqual(first);
    expect(everyObject(first).filter((part) => everyObject(second).includes(part))).toEqual([]);
    expect(everyObject(first).filter((part) => everyObject(value).includes(part))).toEqual([]);
  });

  test('is made anew by parse(), too', () => {
    const table = { items: optional(list(number(), { minItems: 0, maxItems: 9 }), []) };
    expect(parse({}, table).items).not.toBe(parse({}, table).items);
  });

  test('keeps its class', () => {
    class Place {
      readonly x = 1;
    }
    const place = new Place();
    expect(parse({}, { place: optional(anything, place) }).place).toBe(place);
  });
});

const anything: Field<unknown> = { schema: {}, expected: () => 'anything', read: (value) => value };

function everyObject(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(everyObject)]
    : [];
}
