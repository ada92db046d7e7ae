import { describe, expect, test } from 'vitest';
import { boolean, choice } from '../../../src/fields/choice.ts';
import type { Field } from '../../../src/fields/field.ts';
import { number } from '../../../src/fields/number.ts';
import { object } from '../../../src/fields/object.ts';
import { optional } from '../../../src/fields/optional.ts';
import { parse } from '../../../src/fields/parse.ts';
import { outcomeOf } from './outcome-of.ts';

const fields = {
  principal: number({ exclusiveMinimum: 0 }),
  years: optional(number({ exclusiveMinimum: 0 })),
  extraPayment: optional(number(), 0),
  mode: optional(choice(['shuffle', 'pick']), 'shuffle'),
  sample: optional(boolean(), false),
};

const defaults = { years: undefined, extraPayment: 0, mode: 'shuffle', sample: false };
const given = { years: 2, extraPayment: 3, mode: 'pick', sample: true };

test.each([
  [{}, { principal: 1, ...defaults }],
  [{ years: null }, { principal: 1, ...defaults }],
  [{ years: undefined }, { principal: 1, ...defaults }],
  [
    { extraPayment: null, mode: null },
    { principal: 1, ...defaults },
  ],
  [given, { principal: 1, ...given }],
  [{ years: 0 }, 'years: expected a number greater than 0, got 0'],
  [{ years: '' }, 'years: expected a number greater than 0, got ""'],
  [{ extraPayment: false }, 'extraPayment: expected a number, got false'],
  [{ mode: '' }, 'mode: expected one of shuffle, pick, got ""'],
  [{ sample: 0 }, 'sample: expected true or false, got 0'],
])('optional fields as in %o: %o', (request, outcome) => {
  expect(outcomeOf({ principal: 1, ...request }, fields)).toEqual(outcome);
});

test('does not change the field it wraps', () => {
  const field = Object.freeze(number());
  expect(optional(field, 1)).toMatchObject({ isOptional: true, default: 1 });
  expect(optional(field).default).toBeUndefined();
  expect(field).not.toHaveProperty('isOptional');
});

describe('a default that a tool can change', () => {
  test.each<[string, unknown]>([
    ['a list', [1, 2]],
    ['a list of lists', [[1], [2, [3]]]],
    ['an object', { from: { x: 1 }, stops: [] }],
  ])('is made anew for each request: %s', (_, value) => {
    const table = { value: optional(anything, value) };
    const { validate } = object(table)['~standard'];
    for (const read of [() => validate({}), () => ({ value: parse({}, table) })]) {
      const [first, second] = [read(), read()];
      expect(first).toStrictEqual({ value: { value } });
      expect(second).toStrictEqual(first);
      const others = [...everyObject(second), ...everyObject(value)];
      expect(everyObject(first).filter((part) => others.includes(part))).toEqual([]);
    }
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
