import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { splitErrors } from '../../../../src/form/errors/errors.ts';
import { errorsInWords, inOneText } from '../../../../src/form/errors/errors-in-words.ts';
import { post } from '../../demo/page.ts';

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

test.each([
  // An example within an error.
  [
    'unit: required, a string such as "0"; height: required, a string such as "0"',
    { unit: 'required, a string such as "0"', height: 'required, a string such as "0"' },
    '',
  ],
  ['Internal error', {}, 'Internal error'],
  ['request body: expected fields such as x', {}, 'request body: expected fields such as x'],
  ['heigth: unknown field', {}, 'heigth: unknown field'],
  [
    'unit: required, one of a, b; body height: unknown field; weight: required, a number',
    { unit: 'required, one of a, b', weight: 'required, a number' },
    'body height: unknown field',
  ],
  // Another library.
  [
    'height: too small: expected number to be >0; weight: invalid input; request body: key: "heigth"',
    { height: 'too small: expected number to be >0', weight: 'invalid input' },
    'request body: key: "heigth"',
  ],
  // An error within a field.
  ['feet.0.inches: expected a number', { feet: 'feet.0.inches: expected a number' }, ''],
  // A character with its code.
  [
    'unit: expected "-" between 1 and 3, got "–" (U+2013); height: expected x, got "a–" (– = U+2013); feet: required, y',
    {
      unit: 'expected "-" between 1 and 3, got "–" (U+2013)',
      height: 'expected x, got "a–" (– = U+2013)',
      feet: 'required, y',
    },
    '',
  ],
  // Another field has the beginning of its name.
  ['heights: expected a list', { heights: 'expected a list' }, ''],
])('assigns %s', (error, ofFields, others) => {
  expect(splitErrors(error, [...names, 'heights'], {})).toEqual({ ofFields, others });
});

test.each([
  ['years: required, a number', 'Term: REQUIRED, A NUMBER'],
  ['years: a; annualRate: expected b, got "x"', 'Term: A; Annual rate: EXPECTED B, GOT "X"'],
  ['years: required.; annualRate: required', 'Term: REQUIRED. Annual rate: REQUIRED'],
  ['other: required, a number', 'other: REQUIRED, A NUMBER'],
  ['Internal error', 'INTERNAL ERROR'],
  ['', ''],
])('%j is worded as %j', (error, expected) => {
  const titled = { years: { title: 'Term' }, annualRate: { title: 'Annual rate' }, other: {} };
  const split = splitErrors(error, Object.keys(titled), {});
  expect(errorsInWords(split, titled, (text) => text.toUpperCase())).toBe(expected);
});

test.each([
  ['de', ['Höhe: ungültig', 'Breite: ungültig'], 'Höhe: ungültig; Breite: ungültig'],
  ['de', ['Höhe: Pflichtfeld.', 'Breite: ungültig.'], 'Höhe: Pflichtfeld. Breite: ungültig.'],
  ['fr', ['a', 'b', ''], 'a\u202f; b'],
  ['ja', ['高さ：必須です。', '幅：必須です。'], '高さ：必須です。幅：必須です。'],
  ['zh', ['高度：必填', '宽度：必填'], '高度：必填；宽度：必填'],
  ['ar', ['أ', 'ب'], '\u2068أ\u2069؛ \u2068ب\u2069'],
  ['ar', ['\u2068أ.\u2069', 'ب'], '\u2068أ.\u2069 ب'],
] as const)('in %s, the errors %j become one text', (code, errors, expected) => {
  expect(inLanguage(languageFor(code), () => inOneText(errors))).toBe(expected);
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
