import { describe, expect, test } from 'vitest';
import { text } from '../../src/fields/text.ts';
import { said } from './said.ts';

const hex = text({
  minLength: 1,
  maxLength: 1000,
  examples: ['ff'],
  accepts: (value) => /^[0-9a-f]+$/.test(value),
  expected: (value) => (value === '' ? 'hexadecimal digits' : 'digits from 0 to f'),
  wrongPart: (value) => /[^0-9a-f]/.exec(value)?.[0] ?? value,
});

describe('any text', () => {
  test.each(['', ' ', 'a', '\0', '\ud800', '👩‍👩‍👧‍👦', 'x'.repeat(1e6)])('accepts %o', (value) => {
    for (const field of [text(), text({ multiline: true }), text({ secret: true })]) {
      expect(said({ value }, { value: field })).toEqual({ value });
    }
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
    [10n, 'a bigint'],
  ])('refuses %o', (value, came) => {
    expect(said({ value }, { value: text() })).toBe(`value: expected a string, got ${came}`);
  });

  test('is required', () => {
    for (const field of [text(), text({ multiline: true }), text({ secret: true })]) {
      expect(said({}, { value: field })).toBe('value: required, a string');
    }
  });
});

describe('a text format', () => {
  test.each([
    ['missing', undefined, 'required, hexadecimal digits'],
    ['another type', 255, 'expected a string such as "ff", got the number 255'],
    ['another type', false, 'expected a string such as "ff", got false'],
    ['too short', '', 'expected hexadecimal digits, got ""'],
    ['too long', 'f'.repeat(1001), `expected at most 1,000 characters, got "${'f'.repeat(39)}…"`],
    // The pattern is only tested on texts of a valid length.
    ['too long', 'g'.repeat(1001), `expected at most 1,000 characters, got "${'g'.repeat(39)}…"`],
    ['a wrong part', 'ffg0', 'expected digits from 0 to f, got "g"'],
    ['a wrong part', 'ff\u202e0', 'expected digits from 0 to f, got "\\u202e"'],
  ])('%s: %o', (_, value, error) => {
    expect(said({ value }, { value: hex })).toBe(`value: ${error}`);
  });

  test.each(['0', 'f'.repeat(1000)])('accepts %o', (value) => {
    expect(said({ value }, { value: hex })).toEqual({ value });
  });

  test('may state what is expected in constant words', () => {
    const name = text({ minLength: 1, expected: 'a name' });
    expect(said({}, { name })).toBe('name: required, a name');
    expect(said({ name: '' }, { name })).toBe('name: expected a name, got ""');
    expect(said({ name: 1 }, { name })).toBe('name: expected a string, got the number 1');
  });

  test.each([
    [text({ minLength: 3 }), 'ab', 'expected at least 3 characters, got "ab"'],
    [text({ minLength: 3 }), undefined, 'required, a string of at least 3 characters'],
    [text({ minLength: 1 }), '', 'expected a string of at least 1 character, got ""'],
    [text({ minLength: 1_000 }), 'a', 'expected at least 1,000 characters, got "a"'],
    [text({ maxLength: 1 }), 'ab', 'expected at most 1 character, got "ab"'],
    [text({ minLength: 3, expected: 'a name' }), 'ab', 'expected at least 3 characters, got "ab"'],
    [text({ minLength: 3, expected: 'a name' }), undefined, 'required, a name'],
    [
      text({ minLength: 3, accepts: (value) => value !== 'none' }),
      'none',
      'expected a string of at least 3 characters, got "none"',
    ],
    [
      text({ minLength: 8, secret: true }),
      'hunter2',
      'expected at least 8 characters, got a string',
    ],
  ])('names the lengths that it checks: %#', (value, given, error) => {
    expect(said({ value: given }, { value })).toBe(`value: ${error}`);
  });

  test('counts UTF-16 code units, like String.length', () => {
    const short = { value: text({ maxLength: 2 }) };
    expect(said({ value: '😀' }, short)).toEqual({ value: '😀' });
    expect(said({ value: '😀a' }, short)).toBe('value: expected at most 2 characters, got "😀a"');
  });
});

describe('a secret', () => {
  const key = text({ secret: true, minLength: 1, maxLength: 8, expected: 'a key' });

  test.each(['k', 'password'])('accepts %o', (value) => {
    expect(said({ value }, { value: key })).toEqual({ value });
  });

  test.each([
    ['a text', 'password1', 'at most 8 characters, got a string'],
    ['a number', 12345, 'a string, got a number'],
    ['a negative number', -1, 'a string, got a number'],
    ['a zero', 0, 'a string, got a number'],
  ])('is not repeated if it is %s', (_, value, error) => {
    expect(said({ value }, { value: key })).toBe(`value: expected ${error}`);
  });

  test.each([
    ['', 'a key, got ""'],
    [true, 'a string, got true'],
    [['password'], 'a string, got an array'],
    [{ password: 1 }, 'a string, got an object'],
  ])('is refused if it is %o, which the error names', (value, error) => {
    expect(said({ value }, { value: key })).toBe(`value: expected ${error}`);
  });
});

test('a text has its keywords in its schema', () => {
  expect(text().schema).toEqual({ type: 'string' });
  expect(hex.schema).toEqual({ type: 'string', minLength: 1, maxLength: 1000, examples: ['ff'] });
  expect(text({ multiline: true, maxLength: 9 }).schema).toEqual({
    type: 'string',
    contentMediaType: 'text/plain',
    maxLength: 9,
  });
  expect(text({ secret: true }).schema).toEqual({ type: 'string', writeOnly: true });
});
