import { describe, expect, test } from 'vitest';
import { text } from '../../../src/fields/text.ts';
import { readingOf } from './outcome-of.ts';

const plain = [text(), text({ multiline: true }), text({ secret: true })];

test.each(['', ' ', 'a', '\0', '\ud800', '👩‍👩‍👧‍👦', 'x'.repeat(1e6)])('accepts %o', (value) => {
  expect(plain.map((field) => readingOf(field, value))).toEqual([value, value, value]);
});

test.each([
  [0, 'the number 0'],
  [-0, 'the number 0'],
  [1e21, 'the number 1e+21'],
  [Number.NaN, 'the number NaN'],
  [true, 'true'],
  [[], 'an array'],
  [{}, 'an object'],
  [new String('a'), 'an object'],
])('refuses %o', (value, shown) => {
  expect(readingOf(text(), value)).toBe(`expected a string, got ${shown}`);
});

test('is required', () => {
  expect(new Set(plain.map((field) => readingOf(field)))).toEqual(new Set(['required, a string']));
});

const ranged = text({
  examples: ['1-5'],
  expected: 'a range',
  mistake: (value) => {
    const [, first, last] = /^(\d)-(\d)$/.exec(value) ?? [];
    if (!first || !last) return { expected: 'a range in the form 1-5' };
    return first <= last ? undefined : { expected: `at least ${first} after "-"`, wrongPart: last };
  },
});

test.each([
  ['1-5', '1-5'],
  ['5', 'expected a range in the form 1-5, got "5"'],
  ['5-1', 'expected at least 5 after "-", got "1"'],
  [undefined, 'required, a range'],
  [5, 'expected a string such as "1-5", got the number 5'],
])('names the mistake in %o', (value, outcome) => {
  expect(readingOf(ranged, value)).toBe(outcome);
});

const hex = text({
  minLength: 1,
  maxLength: 1000,
  examples: ['ff'],
  accepts: (value) => /^[0-9a-f]+$/.test(value),
  expected: 'hexadecimal digits',
});

describe('a text format', () => {
  test.each([
    ['missing', undefined, 'required, hexadecimal digits'],
    ['another type', 255, 'expected a string such as "ff", got the number 255'],
    ['too short', '', 'expected hexadecimal digits, got ""'],
    ['too long', 'f'.repeat(1001), `expected at most 1,000 characters, got "${'f'.repeat(39)}…"`],
    // The pattern is only tested on texts of a valid length.
    ['too long', 'g'.repeat(1001), `expected at most 1,000 characters, got "${'g'.repeat(39)}…"`],
    ['invalid', 'ffg0', 'expected hexadecimal digits, got "ffg0"'],
    ['invalid', 'ff\u202e0', 'expected hexadecimal digits, got "ff\\u202e0"'],
    ['right', '0', '0'],
    ['as long as possible', 'f'.repeat(1000), 'f'.repeat(1000)],
  ])('%s: %o', (_, value, outcome) => {
    expect(readingOf(hex, value)).toBe(outcome);
  });

  const words = { minLength: 3, expected: 'a name' };
  const accepts = (value: string) => value !== 'none';

  test.each([
    [text({ minLength: 3 }), 'ab', 'expected at least 3 characters, got "ab"'],
    [text({ minLength: 3 }), undefined, 'required, a string of at least 3 characters'],
    [text({ minLength: 1 }), '', 'expected a string of at least 1 character, got ""'],
    [text({ minLength: 1_000 }), 'a', 'expected at least 1,000 characters, got "a"'],
    [text({ maxLength: 1 }), 'ab', 'expected at most 1 character, got "ab"'],
    [text(words), 'ab', 'expected at least 3 characters, got "ab"'],
    [text(words), undefined, 'required, a name'],
    [text({ ...words, minLength: 1 }), '', 'expected a name, got ""'],
    [text(words), 1, 'expected a string, got the number 1'],
    [
      text({ minLength: 3, accepts }),
      'none',
      'expected a string of at least 3 characters, got "none"',
    ],
    // As String.length counts.
    [text({ maxLength: 2 }), '😀', '😀'],
    [text({ maxLength: 2 }), '😀a', 'expected at most 2 characters, got "😀a"'],
  ])('says of $1: $2', (field, value, outcome) => {
    expect(readingOf(field, value)).toBe(outcome);
  });
});

test.each([
  ['k', 'k'],
  ['password', 'password'],
  ['password1', 'expected at most 8 characters, got a string'],
  [12345, 'expected a string, got a number'],
  [-1, 'expected a string, got a number'],
  [0, 'expected a string, got a number'],
  ['', 'expected a key, got ""'],
  [true, 'expected a string, got true'],
  [['password'], 'expected a string, got an array'],
  [{ password: 1 }, 'expected a string, got an object'],
])('an error never repeats a secret: %o', (value, outcome) => {
  const key = text({ secret: true, minLength: 1, maxLength: 8, expected: 'a key' });
  expect(readingOf(key, value)).toBe(outcome);
  const long = text({ secret: true, minLength: 8 });
  expect(readingOf(long, 'hunter2')).toBe('expected at least 8 characters, got a string');
});
