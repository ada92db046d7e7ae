import { expect, test } from 'vitest';
import { boolean, choice } from '../../../src/fields/choice.ts';
import { readingOf } from './outcome-of.ts';

const unit = choice(['metric', 'imperial']);

test.each([
  ['Metric', '"Metric"'],
  [' metric', '" metric"'],
  ['', '""'],
  ['toString', '"toString"'],
  [0, '0'],
  [false, 'false'],
  [['metric'], 'an array'],
  [new String('metric'), 'an object'],
  [{ toString: () => 'metric' }, 'an object'],
])('a choice refuses %o', (value, shown) => {
  expect(readingOf(unit, value)).toBe(`expected one of metric, imperial, got ${shown}`);
});

test('a choice is one of its options, which it names when it is missing', () => {
  for (const option of ['metric', 'imperial']) expect(readingOf(unit, option)).toBe(option);
  expect(readingOf(unit, null)).toBe('required, one of metric, imperial');
  expect(unit.schema).toEqual({ type: 'string', enum: ['metric', 'imperial'] });
});

test.each([
  ['true', '"true"'],
  [1, '1'],
  [0, '0'],
  ['', '""'],
  [new Boolean(false), 'an object'],
])('a boolean refuses %o', (value, shown) => {
  expect(readingOf(boolean(), value)).toBe(`expected true or false, got ${shown}`);
});

test('a boolean is true or false, which it says when it is missing', () => {
  for (const value of [true, false]) expect(readingOf(boolean(), value)).toBe(value);
  expect(readingOf(boolean())).toBe('required, true or false');
  expect(boolean().schema).toEqual({ type: 'boolean' });
});
