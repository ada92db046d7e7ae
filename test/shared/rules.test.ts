import { describe, expect, test } from 'vitest';
import {
  anyNumber,
  check,
  expectation,
  notNegative,
  positive,
  type Rule,
} from '../../src/shared/rules.ts';

const shortText = { minimumLength: 2, maximumLength: 3, expected: 'two or three letters' };
const lowerCase = {
  accepts: (text: string) => text === text.toLowerCase(),
  expected: 'no capital',
};

describe.each<[Rule, string, readonly unknown[], readonly unknown[]]>([
  [anyNumber, 'a number', [0, -1e308, 5e-324], [Number.NaN, Infinity, -Infinity, '1', true]],
  [{ whole: true }, 'a whole number', [0, -(2 ** 53 - 1)], [0.5, 2 ** 53, Number.NaN]],
  [{ options: ['a', 'b'] }, 'one of a, b', ['a', 'b'], ['c', 'A', '', 0, ['a']]],
  [positive, 'a number greater than 0', [5e-324], [0, -1]],
  [notNegative, 'a number of at least 0', [0, -0], [-5e-324]],
  [{ maximum: 168 }, 'a number at most 168', [168, -1], [168.1]],
  [{ below: 1 }, 'a number less than 1', [0.9], [1]],
  [{ above: 0, maximum: 1440 }, 'a number greater than 0 and at most 1,440', [1440], [0, 1441]],
  [
    { whole: true, minimum: 1, maximum: 1e4 },
    'a whole number from 1 to 10,000',
    [1, 1e4],
    [0, 10001],
  ],
  [shortText, 'two or three letters', ['ab', 'abc'], ['', 'a', 'abcd', 12, ['a', 'b']]],
  [{ minimumLength: 1, expected: 'some text' }, 'some text', ['a', 'a word'], ['', null]],
  [{ maximumLength: 1, expected: 'a letter' }, 'a letter', ['', 'a'], ['ab', true]],
  [lowerCase, 'no capital', ['', 'a'], ['A', 1]],
])('%j', (rule, words, fitting, failing) => {
  test(`expects ${words}`, () => expect(expectation(rule)).toBe(`expected ${words}`));

  test.each(fitting)('takes %s', (value) => {
    expect(() => check({ field: value }, { field: rule })).not.toThrow();
  });

  test.each(failing)('refuses %s', (value) => {
    expect(() => check({ field: value }, { field: rule })).toThrow(`field: expected ${words}`);
  });
});

test('names every field that breaks its rule and no other', () => {
  const letter = { accepts: (text: string) => /^[a-z]$/.test(text), expected: 'a letter' };
  const rules = { a: { above: 0 }, b: letter, c: { above: 0 }, d: letter, e: letter };
  expect(() => check({ a: 0, b: '1', c: 1, d: 4 }, rules)).toThrow(
    /^a: expected a number greater than 0; b: expected a letter; d: expected a letter$/,
  );
});

test('says what it expects of a text in view of the text', () => {
  const rule = {
    accepts: (text: string) => text === '',
    expected: (text: string) => `nothing, not ${text.length} characters`,
  };
  expect(() => check({ a: 'four' }, { a: rule })).toThrow(
    /^a: expected nothing, not 4 characters$/,
  );
  expect(expectation(rule, 5)).toBe('expected nothing, not 0 characters');
});

describe('relations', () => {
  const rules = { low: { minimum: 0 }, high: { minimum: 0 }, other: { minimum: 0 } };
  const ordered = {
    fields: ['low', 'high'] as const,
    holds: ({ low, high }: { low: number; high: number }) => low <= high,
    expected: 'a number at most high',
  };

  test('pass where they hold', () => {
    expect(() => check({ low: 1, high: 1 }, rules, [ordered])).not.toThrow();
  });

  test('are named by their first field, in the order of the rules', () => {
    expect(() => check({ low: 2, high: 1, other: -1 }, rules, [ordered])).toThrow(
      /^low: expected a number at most high; other: expected a number of at least 0$/,
    );
  });

  test('are not asked of fields with a fault', () => {
    expect(() => check({ low: 2, high: -1 }, rules, [ordered])).toThrow(
      /^high: expected a number of at least 0$/,
    );
    expect(() => check({ low: 2, high: 1 }, rules, [ordered, ordered])).toThrow(
      /^low: expected a number at most high$/,
    );
  });
});
