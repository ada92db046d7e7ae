import { describe, expect, test } from 'vitest';
import { Mistake, notation, type Reader, readField } from '../../../src/fields/notation.ts';
import { ToolError } from '../../../src/tool-error.ts';
import { readingOf } from './outcome-of.ts';

/** A form such as `1-3`. */
const range = notation({
  maxLength: 2_000,
  examples: ['1-3'],
  expected: 'a range such as 1-3',
  read: (ascii) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(ascii) ?? [];
    if (first === undefined) return new Mistake('a range such as 1-3');
    return Number(first) <= Number(last) ? ascii : new Mistake('a range from low to high', first);
  },
});

test.each([
  ['1-3', '1-3'],
  [' 1-3\n', '1-3'],
  ['１-３', '1-3'],
  ['１－٣', '1-3'],
  ['１−３', '1-3'],
  ['\u3000१०-११\u00a0', '10-11'],
  ['\ufeff1-3\u200b', '1-3'],
  ['\u200e1\u202e-\u20673\u2069', '1-3'],
])('%j is read as %j', (typed, read) => {
  expect(readingOf(range, typed)).toBe(read);
});

describe('says what is wrong', () => {
  test.each([
    [undefined, 'required, a range such as 1-3'],
    [13, 'expected a string such as "1-3", got the number 13'],
    [['1-3'], 'expected a string such as "1-3", got an array'],
    ['1'.repeat(2_001), `expected at most 2,000 characters, got "${'1'.repeat(39)}…"`],
    ['', 'expected a range such as 1-3, got ""'],
    [' ', 'expected a range such as 1-3, got " "'],
    ['1 - 3', 'expected a range such as 1-3, got "1 - 3"'],
    ['3-1', 'expected a range from low to high, got "3"'],
    // The part is from the text in ASCII, and a text that is wrong as a whole is shown as it was
    // typed.
    ['３-１', 'expected a range from low to high, got "3"'],
    ['１~３', 'expected a range such as 1-3, got "１~３"'],
    ['1\u200b-3', 'expected a range such as 1-3, got "1\\u200b-3"'],
    ['3-x\u200b', 'expected a range such as 1-3, got "3-x\\u200b"'],
    ['\u200b', 'expected a range such as 1-3, got "\\u200b"'],
    ['1\ud800', 'expected a range such as 1-3, got "1\\ud800"'],
  ])('in %j', (typed, error) => {
    expect(readingOf(range, typed)).toBe(error);
  });
});

describe('names a character that looks like the right one, with its code', () => {
  test.each([
    ['1–3', 'expected "-" between 1 and 3, got "–" (U+2013)'],
    ['１—３', 'expected "-" between 1 and 3, got "—" (U+2014)'],
    [`${'0'.repeat(30)}–3`, `expected "-" between ${'0'.repeat(20)} and 3, got "–" (U+2013)`],
    // With "-", it would still be wrong.
    ['3–1', 'expected a range such as 1-3, got "3–1" (– = U+2013)'],
    ['–', 'expected a range such as 1-3, got "–" (U+2013)'],
    ['х-3', 'expected a range such as 1-3, got "х-3" (х = U+0445)'],
    ['漢-3', 'expected a range such as 1-3, got "漢-3"'],
    [`${'1'.repeat(1_500)}–3`, `expected a range such as 1-3, got "${'1'.repeat(39)}…"`],
  ])('%j', (typed, error) => {
    expect(readingOf(range, typed)).toBe(error);
  });
});

test.each([
  ['1２-3', '1２'],
  ['٣۳-3', '٣۳'],
  ['𝟙𝟏-3', '𝟙𝟏'],
  ['1\u200e２-3', '1２'],
])('refuses digits of two scripts in one number: %j', (typed, part) => {
  expect(readingOf(range, typed)).toBe(`expected digits of one script, got "${part}"`);
});

test('reads 𝟙𝟚 as 12', () => {
  expect(readingOf(range, '𝟙𝟚-𝟙𝟛')).toBe('12-13');
});

/** Reads texts that end with `!`, such as `-1:a-b!`. */
const shout: Reader<string> = (ascii) =>
  /^[\w.:-]*!$/.test(ascii) ? ascii : new Mistake('a text that ends with "!"');

test('reads a field whose form depends on others', () => {
  expect(readField('cry', ' ｈｅｙ！ ', shout)).toBe('hey!');
});

test.each([
  ['hey', 'expected a text that ends with "!", got "hey"'],
  ['', 'expected a text that ends with "!", got ""'],
  ['–hey!', 'expected "-" before hey, got "–" (U+2013)'],
  ['a:–:b!', 'expected "-" before :b!, got "–" (U+2013)'],
  ['well.done–!', 'expected "-" between well.done and !, got "–" (U+2013)'],
  ['a–b—c!', 'expected "-" between a and b, got "–" (U+2013)'],
  [`${'a'.repeat(998)}–!`, `expected "-" between ${'a'.repeat(20)} and !, got "–" (U+2013)`],
  [`${'a'.repeat(999)}–!`, `expected a text that ends with "!", got "${'a'.repeat(39)}…"`],
])('refuses %j in such a field, and says where the mistake is', (typed, message) => {
  const refused = () => readField('cry', typed, shout);
  expect(refused).toThrow(ToolError);
  expect(refused).toThrow(
    expect.objectContaining({
      message: `cry: ${message}`,
      issues: [expect.objectContaining({ field: 'cry', code: 'invalid', message })],
    }),
  );
});
