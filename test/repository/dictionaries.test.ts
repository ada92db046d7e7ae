import { expect, test } from 'vitest';
import { languageFor } from '../../demo/language/dictionaries.ts';
import { translations } from '../../demo/language/languages.ts';
import { inLanguage } from '../../demo/language/page-language.ts';
import {
  type DictionaryFile,
  missingIn,
  readDictionaries,
  type Section,
  unusedIn,
  withoutUnused,
  withRenamed,
} from '../../scripts/translations/dictionaries.ts';
import { differingIn, faultsIn } from '../../scripts/translations/faults.ts';
import { readTexts } from '../../scripts/translations/texts.ts';
import { errorsInEnglish } from '../../src/form/errors-in-english.ts';
import { type Dictionary, t } from '../../src/form/language/language.ts';
import { readErrorPhrases } from '../support/error-phrases.ts';

const files = await readDictionaries();
const { plurals } = await readTexts();

test.each(translations)('the names in braces and the plural forms are right in %s', (code) => {
  const faults = files
    .filter((file) => file.code === code)
    .flatMap(({ path, sections }) =>
      sections
        .flatMap(({ dictionary }) => faultsIn(dictionary, code, plurals))
        .map((fault) => `${path}: ${fault}`),
    );
  expect(faults).toEqual([]);
});

test.each(translations)('a text has one translation in all files of a tool in %s', (code) => {
  expect(differingIn(files.filter((file) => file.code === code))).toEqual([]);
});

test('two translations of a text are a fault in one tool, but not in two', () => {
  const file = (path: string, translation: string): DictionaryFile => {
    const dictionary = { 'Annual pay': translation };
    return { code: 'de', path, sections: [{ name: '', dictionary, needed: new Set() }] };
  };
  const field = file('src/tools/pay.json', 'Pro Jahr');
  expect(differingIn([field, file('demo/tools/pay.json', 'Jahresgehalt')])).toEqual([
    'pay.json: Annual pay: "Pro Jahr", "Jahresgehalt"',
  ]);
  expect(differingIn([field, file('demo/tools/roof.json', 'Jahresgehalt')])).toEqual([]);
});

test('no dictionary has a text that the demo no longer shows: `npm run translations -- --remove` removes them', () => {
  const unused = files.flatMap(({ path, sections }) =>
    sections.length === 0 ? path : sections.flatMap(unusedIn).map((text) => `${path}: ${text}`),
  );
  expect(unused).toEqual([]);
});

test('the English errors word only what tools say is wrong', async () => {
  const phrases = await readErrorPhrases();
  expect(Object.keys(errorsInEnglish).filter((text) => !phrases.has(text))).toEqual([]);
});

test('no error has a straight apostrophe', async () => {
  const shown = [...(await readErrorPhrases())].map((phrase) => errorsInEnglish[phrase] ?? phrase);
  expect(shown.filter((text) => String(text).includes("'"))).toEqual([]);
});

test('the list of what tools say is wrong has all that their specs expect', async () => {
  const phrases = [...(await readErrorPhrases())].sort();
  const list = '../../scripts/translations/error-phrases.txt';
  const remedy =
    'Run npm run build, npx vitest run --project=system dictionaries.test --update, and npm run translations';
  await expect(`${phrases.join('\n')}\n`, remedy).toMatchFileSnapshot(list);
});

const section: Section = {
  name: '',
  dictionary: { Copy: 'Kopieren', Paste: 'Einfügen' },
  needed: new Set(['Copy', 'Cut', 'constructor']),
};

test('a text that changed is missing under its new wording and unused under its old one', () => {
  expect(missingIn(section)).toEqual(['Cut', 'constructor']);
  expect(unusedIn(section)).toEqual(['Paste']);
});

test('a file keeps the texts in use, by section if it has several', () => {
  expect(withoutUnused([section])).toBe('{\n  "Copy": "Kopieren"\n}\n');
  const sections = ['page', 'messages'].map((name) => ({ ...section, name }));
  expect(JSON.parse(withoutUnused(sections))).toEqual({
    page: { Copy: 'Kopieren' },
    messages: { Copy: 'Kopieren' },
  });
});

const counted = '{count} of {all} rows';

const rows = '{count} von {all} Zeilen';

test.each<[fault: string, dictionary: Dictionary]>([
  ['an empty text', { Copy: '' }],
  ['a name that the English text lacks', { Copy: '{name} kopieren' }],
  ['a name in another language', { 'Copy {name}': '{Name} kopieren' }],
  ['no name', { 'Copy {name}': 'Kopieren' }],
  ['plural forms without a count', { Copy: { one: 'Kopieren', other: 'Kopieren' } }],
  ['one text for all counts', { [counted]: rows }],
  ['no form for one', { [counted]: { other: rows } }],
  ['a form that German lacks', { [counted]: { one: '1 von {all}', few: rows, other: rows } }],
  ['a form without a name', { [counted]: { one: 'eine Zeile', other: rows } }],
  ['a form without the count', { [counted]: { one: '1 von {all}', other: 'von {all} Zeilen' } }],
])('%s is a fault', (_, dictionary) => {
  const [text] = Object.keys(dictionary);
  expect(faultsIn(dictionary, 'de', new Set([counted]))).toEqual([
    expect.stringContaining(`${text}`),
  ]);
});

test('a form for one may give the number as a word', () => {
  const forms = { one: 'eine von {all} Zeilen', other: rows };
  expect(faultsIn({ [counted]: forms }, 'de', new Set([counted]))).toEqual([]);
});

test('the same title may have different translations in different tools', () => {
  // In one tool it is a unit to convert from, in the other the value before a change.
  const from = (slug: string) => inLanguage(languageFor('de', slug), () => t('From'));
  expect(from('angle-converter')).not.toBe(from('percentage-change'));
});

test('a translation stays where it is when its text is worded anew', () => {
  const json = JSON.stringify({
    form: { Copy: 'Kopieren', Clear: 'Leeren' },
    page: { Open: 'Auf' },
  });
  expect(JSON.parse(withRenamed(json, 'Clear', 'Start over'))).toEqual({
    form: { Copy: 'Kopieren', 'Start over': 'Leeren' },
    page: { Open: 'Auf' },
  });
});
