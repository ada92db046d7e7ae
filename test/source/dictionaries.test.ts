import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Dictionary, inLanguage, t } from '../../demo/language.ts';
import { languageFor } from '../../demo/languages/dictionaries.ts';
import { translations } from '../../demo/languages/languages.ts';
import { tools } from '../../demo/tools.ts';
import { readErrorPhrases } from './error-phrases.ts';
import { readTexts } from './texts.ts';

interface DictionaryOfTool {
  readonly page?: Dictionary;
  readonly messages?: Dictionary;
}

function readDictionary<Content = Dictionary>(path: string): Content {
  return JSON.parse(existsSync(path) ? readFileSync(path, 'utf8') : '{}');
}

const texts = await readTexts();
const { plurals } = texts;

describe.each(translations)('%s', (code) => {
  const pathOf = (name: string) => `demo/languages/${code}/${name}.json`;

  test.each(['site', 'forms', 'tables', 'pages'] as const)('translates each text of %s', (name) => {
    const path = pathOf(name);
    expectComplete(path, readDictionary(path), texts[name], code);
  });

  test('translates each expectation in the error messages of the tools', async () => {
    const path = pathOf('errors');
    expectComplete(path, readDictionary(path), await readErrorPhrases(), code);
  });

  test.each(tools)('translates each text of $slug', ({ slug }) => {
    const path = pathOf(`tools/${slug}`);
    const { page, messages } = readDictionary<DictionaryOfTool>(path);
    const needed = texts.tools.get(slug);
    expectComplete(`page in ${path}`, page, needed?.page, code);
    expectComplete(`messages in ${path}`, messages, needed?.messages, code);
  });
});

test('the same title may have different translations in different tools', () => {
  // In one tool it is a unit to convert from, in the other the value before a change.
  const from = (slug: string) => inLanguage(languageFor('de', slug), () => t('From'));
  expect(from('angle-converter')).not.toBe(from('percentage-change'));
});

/** Expects a dictionary to contain exactly these texts, with the same names in braces. */
function expectComplete(
  place: string,
  dictionary: Dictionary = {},
  keys: ReadonlySet<string> = new Set(),
  code: string,
) {
  const missing = [...keys].filter((key) => !dictionary[key]);
  const unused = Object.keys(dictionary).filter((key) => !keys.has(key));
  expect({ missing, unused }, place).toEqual({ missing: [], unused: [] });
  for (const [key, entry] of Object.entries(dictionary)) {
    const forms = typeof entry === 'string' ? { other: entry } : entry;
    expect(Object.keys(forms).sort(), key).toEqual(
      plurals.has(key) ? categoriesOf(code) : ['other'],
    );
    for (const [category, text] of Object.entries(forms)) {
      // A form for zero, one or two may give the number as a word.
      const isFew = plurals.has(key) && ['zero', 'one', 'two'].includes(category);
      expect([...namesIn(text), ...(isFew ? ['count'] : [])], key).toEqual(
        expect.arrayContaining([...namesIn(key)]),
      );
      expect([...namesIn(key)], key).toEqual(expect.arrayContaining([...namesIn(text)]));
    }
  }
}

function categoriesOf(code: string): readonly string[] {
  return [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
}
