import type { FieldIssue } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { pathIn } from '../../../../demo/language/languages.ts';
import {
  inLanguage,
  type SiteLanguage as Language,
  localized,
  pageLanguage,
} from '../../../../demo/language/page-language.ts';
import { rich } from '../../../../demo/language/rich.ts';
import { issueOf } from '../../../../src/fields/issue.ts';
import { echo } from '../../../../src/fields/show-value.ts';
import { issueInWords, phraseOf } from '../../../../src/form/issue-in-words.ts';
import { t } from '../../../../src/form/language/language.ts';
import { plural } from '../../../../src/form/numbers/plural.ts';

const german: Language = {
  code: 'de',
  dictionary: {
    'Roll again': 'Noch einmal würfeln',
    '{name} is ready.': 'Fertig: {name}.',
    '{count} rows': { one: '{count} Zeile', other: '{count} Zeilen' },
    '{count} items': { one: '{count} Eintrag', other: '{count} Einträge' },
  },
};
const arabic: Language = {
  code: 'ar',
  dictionary: {
    '{name} is ready.': '{name} جاهز.',
    // The six plural categories of CLDR.
    '{count} rows': {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: '{count} صفوف',
      many: '{count} صفًا',
      other: '{count} صف',
    },
  },
};

test('a text is in the language of the page, or else in English', () => {
  expect(t('Roll again')).toBe('Roll again');
  expect(inLanguage(german, () => t('Roll again'))).toBe('Noch einmal würfeln');
  expect(inLanguage(german, () => t('Draw again'))).toBe('Draw again');
});

test('a page that cannot be rendered leaves the language as it was', () => {
  const fail = () => {
    throw new Error('No page.');
  };
  expect(() => inLanguage(german, fail)).toThrow('No page.');
  expect(pageLanguage()).toBe('en');
});

const limits = 'From 18.5 on, 10% more.';

// The formats of CLDR.
test.each([
  ['de', 'Ab 18,50 sind es −10\u00a0% von 500.000.'],
  ['fr', 'Ab 18,50 sind es −10\u202f% von 500\u202f000.'],
  ['pt', 'Ab 18,50 sind es −10% von 500.000.'],
] as const)('numbers in braces are in the format of a page in %s', (code, said) => {
  const dictionary = {
    [limits]: 'Ab {18.50} sind es {−10%} von {500000}.',
    ...languageFor(code).dictionary,
  };
  expect(inLanguage({ code, dictionary }, () => t(limits))).toBe(said);
  expect(inLanguage({ code, dictionary }, () => rich(limits).join(''))).toBe(said);
});

test('values replace their placeholders, and are not translated themselves', () => {
  expect(inLanguage(german, () => t('{name} is ready.', { name: 'Roll again {name}' }))).toBe(
    'Fertig: Roll again {name}.',
  );
  expect(inLanguage(arabic, () => t('{name} is ready.', { name: '-3' }))).toBe(
    '\u2068-3\u2069 جاهز.',
  );
  // Its letters are all isolated, so the value needs a direction.
  expect(
    inLanguage(arabic, () => t('{name} is ready.', { name: t('{a} {b}', { a: 'أ', b: 'ب' }) })),
  ).toBe('\u2067\u2068أ\u2069 \u2068ب\u2069\u2069 جاهز.');
  expect(inLanguage(german, () => rich('{name} is ready.', { name: 7 }))).toEqual([
    'Fertig: ',
    7,
    '.',
  ]);
});

test.each([
  [0, '0 rows', '0 Zeilen', 'لا صفوف'],
  [1, '1 row', '1 Zeile', 'صف واحد'],
  [2, '2 rows', '2 Zeilen', 'صفان'],
  [3, '3 rows', '3 Zeilen', '\u2068٣\u2069 صفوف'],
  [11, '11 rows', '11 Zeilen', '\u2068١١\u2069 صفًا'],
  [100, '100 rows', '100 Zeilen', '\u2068١٠٠\u2069 صف'],
])('each language has its own plural for %d', (count, ...expected) => {
  const say = () => plural(count, '{count} row', '{count} rows');
  // Whether Arabic numbers have Arabic digits depends on the version of ICU.
  const digits = (text: string) =>
    text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const said = [say(), inLanguage(german, say), inLanguage(arabic, say)];
  expect(said.map(digits)).toEqual(expected.map(digits));
});

test.each([
  ['de', '/', '/de/'],
  ['de', '/tools/bmi-calculator/', '/de/tools/bmi-calculator/'],
  ['ar', '/de/tools/bmi-calculator/', '/ar/tools/bmi-calculator/'],
  ['en', '/ja/tables/', '/tables/'],
  ['en', '/docs/', '/docs/'],
  ['de', '/docs/', undefined],
  ['de', '/console/', undefined],
  ['de', '/404.html', undefined],
] as const)('the %s page for %s is %s', (code, path, expected) => {
  expect(pathIn(code, path)).toBe(expected);
});

test('links stay in the language', () => {
  expect(localized('/tools/bmi-calculator/')).toBe('/tools/bmi-calculator/');
  expect(inLanguage(german, () => localized('/tables/'))).toBe('/de/tables/');
});

describe('an error of the API', () => {
  const words = {
    'required, {expected}': 'Erforderlich: {expected}.',
    'expected {expected}, got {received}': 'Erwartet: {expected}. Eingegeben: {received}.',
    'a number from {1} to {2}': 'eine Zahl von {1} bis {2}',
    'a number such as {1}, {2}% or {3}': 'eine Zahl wie {1}, {2}% oder {3}',
    'one of {1}': '{1}',
    'expected {1} words': '{1} Wörter erwartet.',
  };
  const most = '9,007,199,254,740,991';
  const gender = { labels: { male: 'Mann', female: 'Frau' } };
  const parameters = { type: 'object', properties: { gender }, required: [] } as const;
  const translate = (issue: FieldIssue) =>
    inLanguage(german, () => issueInWords(issue, { parameters }, words, issue.field));

  test.each([
    [
      issueOf('invalid', undefined, 'a number from 1 to 10,000', '-3'),
      'Erwartet: eine Zahl von 1 bis 10.000. Eingegeben: −3.',
    ],
    [
      issueOf('required', undefined, 'a number from 0 to 0.5'),
      'Erforderlich: eine Zahl von 0 bis 0,5.',
    ],
    [
      issueOf('invalid', undefined, 'a number such as 0.25, 25% or 5e-1', '"x"'),
      'Erwartet: eine Zahl wie 0,25, 25% oder 5e-1. Eingegeben: “x”.',
    ],
    // The bounds of safe integers go without saying, except to a number beyond them.
    [
      issueOf('invalid', undefined, `a whole number from -${most} to ${most}`, '1.5'),
      'Enter a whole number. You entered 1,5.',
    ],
    [
      issueOf('invalid', undefined, `a whole number from 1 to ${most}`, '-3'),
      'Enter a whole number of at least 1. You entered −3.',
    ],
    [
      issueOf('invalid', undefined, `a whole number from 1 to ${most}`, '1e+18'),
      'Enter a whole number from 1 to 9.007.199.254.740.991. You entered 1e+18.',
    ],
    // Typed text may look like an error.
    [
      issueOf('invalid', undefined, 'a number from 1 to 2', '", got 3"'),
      'Erwartet: eine Zahl von 1 bis 2. Eingegeben: “, got 3”.',
    ],
    [
      issueOf('invalid', undefined, 'numbers, such as "1.5; 2.5"', "'7\" 3'"),
      'Enter numbers, such as “1,5; 2,5”. You entered “7" 3”.',
    ],
    [
      issueOf('invalid', undefined, 'a number from 1 to 2', '1 item'),
      'Erwartet: eine Zahl von 1 bis 2. Eingegeben: 1 Eintrag.',
    ],
    [issueOf('invalid', undefined, 'something new', '1'), 'Enter something new. You entered 1.'],
    [issueOf('required', undefined, 'true or false'), 'Enter yes or no.'],
    [{ code: 'invalid', message: 'No answer (status 0).' } as const, 'No answer (status 0).'],
    // Of another validator.
    [{ code: 'invalid', message: 'expected 3 words' } as const, '3 Wörter erwartet.'],
    [issueOf('unknown', undefined, 'height'), 'unknown field, did you mean height?'],
  ])('is translated if its phrase is known: %j', (issue, expected) => {
    expect(translate(issue)).toBe(expected);
  });

  test.each(['', ' ', '\n\t', '\u200b'])('does not quote what shows nothing: %j', (typed) => {
    const issue = issueOf('invalid', undefined, 'something new', echo(typed));
    expect(translate(issue)).toBe('Enter something new.');
  });

  test('names options as the form does', () => {
    const expected = 'one of male, female';
    const [ofGender, ofOther] = ['gender', 'sex'].map((field) =>
      translate(issueOf('required', field, expected)),
    );
    expect(ofGender).toBe('Erforderlich: Mann oder Frau.');
    expect(ofOther).toBe('Erforderlich: male oder female.');
  });

  test.each([
    [
      'a number such as 0.25, 25% or 5e-1',
      'a number such as {1}, {2}% or {3}',
      ['0.25', '25', '5e-1'],
    ],
    ['a color such as #ff5733', 'a color such as #ff5733', []],
    ['a day from 01 to 29 in 2024-02', 'a day from {1} to {2} in {3}', ['1', '29', '2024-02']],
    ['a string such as "07:00"', 'a string such as {1}', ['“07:00”']],
    ['at most max, which is 100 by default', 'at most max, which is {1} by default', ['100']],
  ])('"%s" is split into a phrase and its values', (expected, phrase, values) => {
    const found = phraseOf({ message: expected });
    expect(found.phrase).toBe(phrase);
    expect(Object.values(found.values)).toEqual(values);
  });
});
