import { describe, expect, test } from 'vitest';
import { crossFieldRule } from '../../src/fields/cross-field-rule.ts';
import { number } from '../../src/fields/number.ts';
import { optional } from '../../src/fields/optional.ts';
import { invalidField, parse } from '../../src/fields/parse.ts';
import { ToolError } from '../../src/tool-error.ts';

const fields = {
  low: number({ exclusiveMinimum: 0 }),
  high: optional(number({ exclusiveMinimum: 0 }), 10),
};

const inOrder = crossFieldRule<{ readonly low: number; readonly high: number }>({
  fields: ['low', 'high'],
  holds: ({ low, high }) => low <= high,
  expected: { low: 'at most high' },
});

test('applies defaults', () => {
  expect(parse({ low: 5, note: 'x' }, fields)).toEqual({ low: 5, high: 10 });
  expect(parse({ low: 5, high: 7 }, fields, [inOrder])).toEqual({ low: 5, high: 7 });
});

describe('an error is one line', () => {
  test.each([
    [{ low: 0 }, 'low: expected a number greater than 0, got 0'],
    [{ low: 11 }, 'low: expected at most high, which is 10 by default, got 11'],
    [
      { low: '1\n2', high: -1 },
      'low: expected a number greater than 0, got "1\\u000a2"; ' +
        'high: expected a number greater than 0, got -1',
    ],
    [{ 'lo\nw': 1 }, 'lo\\u000aw: unknown field, did you mean low?'],
    [[], 'request body: expected a JSON object, got an array'],
  ])('for %j', (request, message) => {
    expect(() => parse(request, fields, [inOrder])).toThrow(new ToolError(message));
  });
});

describe('an error from a function uses the same words', () => {
  test.each([
    [4, 'value: expected a prime, got 4'],
    ['fou\nr', 'value: expected a prime, got "fou\\u000ar"'],
    ['4'.repeat(41), `value: expected a prime, got "${'4'.repeat(39)}…"`],
  ])('for %o', (value, message) => {
    expect(invalidField('value', 'a prime', value)).toEqual(new ToolError(message));
  });
});
