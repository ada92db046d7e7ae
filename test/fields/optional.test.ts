import { describe, expect, test } from 'vitest';
import { boolean, choice } from '../../src/fields/choice.ts';
import { number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
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
