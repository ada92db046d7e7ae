import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitErrors } from '../../demo/errors.ts';
import { post } from './page.ts';

const names = ['unit', 'height', 'weight', 'feet', 'inches'];

test('each error stands with its field', async () => {
  const request = { unit: 'metric', height: -1, inches: '7' };
  const { error } = await post('bmi-calculator', request);
  expect(splitErrors(error, names, request)).toEqual({
    ofFields: {
      height: 'expected a number greater than 0, got -1',
      weight: 'required, a number greater than 0',
      inches: 'expected a number of at least 0, got "7"',
    },
    others: '',
  });
});

test('an example in an error is no part of the next one', () => {
  const error = 'minute: required, a string such as "0"; hour: required, a string such as "0"';
  expect(splitErrors(error, ['minute', 'hour'], {}).ofFields).toEqual({
    minute: 'required, a string such as "0"',
    hour: 'required, a string such as "0"',
  });
});

test.each([
  'Internal error',
  'request body: expected fields such as x, y',
  'heigth: unknown field, did you mean height?',
])('%s belongs to no field', (error) => {
  expect(splitErrors(error, names, {})).toEqual({ ofFields: {}, others: error });
});

test('what belongs to no field is kept apart from what does', () => {
  const error =
    'unit: required, one of metric, imperial; body height: unknown field, did you mean height?; weight: required, a number';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: { unit: 'required, one of metric, imperial', weight: 'required, a number' },
    others: 'body height: unknown field, did you mean height?',
  });
});

test('faults in the words of another library are split, too', () => {
  const error =
    'height: too small: expected number to be >0; weight: invalid input; request body: unrecognized key: "heigth"';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: { height: 'too small: expected number to be >0', weight: 'invalid input' },
    others: 'request body: unrecognized key: "heigth"',
  });
});

test('a fault within a field stands with the field', () => {
  const error = 'feet.0.inches: expected a number; unit: expected one of metric, imperial';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: {
      feet: 'feet.0.inches: expected a number',
      unit: 'expected one of metric, imperial',
    },
    others: '',
  });
});

test('a field whose name begins another one’s takes no fault of it', () => {
  expect(splitErrors('heights: expected a list', ['height', 'heights'], {}).ofFields).toEqual({
    heights: 'expected a list',
  });
});

describe('a text that an error quotes is no error of its own', () => {
  const errorOf = (from: string, to: string) =>
    `from: expected a colour, got "${from}"; to: expected a colour, got "${to}"; angle: required, a number`;

  const split = (from: string, to: string) =>
    splitErrors(errorOf(from, to), ['from', 'to', 'angle'], { from, to });

  const expected = (from: string, to: string) => ({
    ofFields: {
      from: `expected a colour, got "${from}"`,
      to: `expected a colour, got "${to}"`,
      angle: 'required, a number',
    },
    others: '',
  });

  test.each([
    ['red; to: expected blue', 'blue'],
    ['; angle: required, a', ''],
    ['"', '"; "'],
    ['a, got "b', 'c"; from'],
    ['red"; from: expected blue', 'x: unknown field'],
    ['to"; angle: expected', '; x: unknown field'],
  ])('%s and %s', (from, to) => {
    expect(split(from, to)).toEqual(expected(from, to));
  });

  test('whatever the text is', () => {
    const parts = ['"', '; ', 'to: ', 'angle: ', 'expected ', 'required', ', got "', 'x'];
    const text = fc
      .array(fc.constantFrom(...parts), { maxLength: 8 })
      .map((chosen) => chosen.join(''))
      // Here the text itself holds what comes after it.
      .filter((chosen) => !/"; (?:to: expected|angle: required)/.test(chosen));
    fc.assert(
      fc.property(text, text, (from, to) => {
        expect(split(from, to)).toEqual(expected(from, to));
      }),
    );
  });

  test('even if it holds what comes after it, no other field is blamed for it', () => {
    const from = 'red"; to: expected nothing';
    const { ofFields } = split(from, 'blue');
    expect(ofFields.to).toBeUndefined();
    expect(ofFields.from).toContain(from);
  });
});
