import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitErrors } from '../../demo/errors.ts';
import { post } from './page.ts';

const names = ['unit', 'height', 'weight', 'feet', 'inches'];

test('assigns each error to its field', async () => {
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

test('keeps an example within its error', () => {
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
])('assigns %s to no field', (error) => {
  expect(splitErrors(error, names, {})).toEqual({ ofFields: {}, others: error });
});

test('separates errors of fields from others', () => {
  const error =
    'unit: required, one of metric, imperial; body height: unknown field, did you mean height?; weight: required, a number';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: { unit: 'required, one of metric, imperial', weight: 'required, a number' },
    others: 'body height: unknown field, did you mean height?',
  });
});

test('splits errors of another library', () => {
  const error =
    'height: too small: expected number to be >0; weight: invalid input; request body: unrecognized key: "heigth"';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: { height: 'too small: expected number to be >0', weight: 'invalid input' },
    others: 'request body: unrecognized key: "heigth"',
  });
});

test('assigns an error within a field to that field', () => {
  const error = 'feet.0.inches: expected a number; unit: expected one of metric, imperial';
  expect(splitErrors(error, names, {})).toEqual({
    ofFields: {
      feet: 'feet.0.inches: expected a number',
      unit: 'expected one of metric, imperial',
    },
    others: '',
  });
});

test('does not confuse a field with another whose name starts the same', () => {
  expect(splitErrors('heights: expected a list', ['height', 'heights'], {}).ofFields).toEqual({
    heights: 'expected a list',
  });
});

describe('an error with a quoted text', () => {
  const errorOf = (from: string, to: string) =>
    `from: expected a color, got "${from}"; to: expected a color, got "${to}"; angle: required, a number`;

  const split = (from: string, to: string) =>
    splitErrors(errorOf(from, to), ['from', 'to', 'angle'], { from, to });

  const expected = (from: string, to: string) => ({
    ofFields: {
      from: `expected a color, got "${from}"`,
      to: `expected a color, got "${to}"`,
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
  ])('is not split at %s and %s', (from, to) => {
    expect(split(from, to)).toEqual(expected(from, to));
  });

  test('is not split, whatever the text is', () => {
    const parts = ['"', '; ', 'to: ', 'angle: ', 'expected ', 'required', ', got "', 'x'];
    const text = fc
      .array(fc.constantFrom(...parts), { maxLength: 8 })
      .map((chosen) => chosen.join(''))
      // Excludes texts that contain the beginning of the next error.
      .filter((chosen) => !/"; (?:to: expected|angle: required)/.test(chosen));
    fc.assert(
      fc.property(text, text, (from, to) => {
        expect(split(from, to)).toEqual(expected(from, to));
      }),
    );
  });

  test('blames no other field, even if the text contains the rest of the line', () => {
    const from = 'red"; to: expected nothing';
    const { ofFields } = split(from, 'blue');
    expect(ofFields.to).toBeUndefined();
    expect(ofFields.from).toContain(from);
  });
});
