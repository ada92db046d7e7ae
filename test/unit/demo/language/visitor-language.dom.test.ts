import { beforeEach, expect, test, vi } from 'vitest';
import {
  languageToOffer,
  lastLanguage,
  preferredLanguage,
  rememberLanguage,
} from '../../../../demo/language/visitor-language.ts';

const tool = '/tools/bmi-calculator/';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const prefer = (...languages: readonly string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  [['de-DE', 'en'], 'de'],
  [['pt-BR'], 'pt'],
  [['ZH-Hant-TW', 'en'], 'zh'],
  [['nl', 'fr-CH', 'en'], 'fr'],
  [['nl', 'deu'], undefined],
  [[], undefined],
  [[''], undefined],
])('a browser that lists %j prefers %s', (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});

test('a language is offered once', () => {
  prefer('de-AT', 'en');
  expect(languageToOffer(tool, 'en')).toBe('de');
  expect(languageToOffer(tool, 'en')).toBeUndefined();
});

test.each([
  ['on a page in this language', '/de/', 'de', ['de']],
  ['on a page without translations', '/docs/', 'en', ['de']],
  ['on the page for missing addresses', '/404.html', 'en', ['de']],
  ['if the browser has none of the languages', tool, 'en', ['nl', 'fi']],
] as const)(
  'no language is offered %s, and the offer is still to come',
  (_, path, language, list) => {
    prefer(...list);
    expect(languageToOffer(path, language)).toBeUndefined();
    prefer('fr');
    expect(languageToOffer(tool, 'en')).toBe('fr');
  },
);

test('a translated page offers English to those who prefer it', () => {
  prefer('en-US');
  expect(languageToOffer(`/ja${tool}`, 'ja')).toBe('en');
});

test('nothing is offered if the browser cannot remember it', () => {
  prefer('de');
  vi.stubGlobal('localStorage', undefined);
  expect(languageToOffer(tool, 'en')).toBeUndefined();
  expect(() => rememberLanguage('/de/', 'de')).not.toThrow();
});

test('the last language is that of a translated page, not of a guide', () => {
  expect(lastLanguage()).toBe('en');
  rememberLanguage(`/de${tool}`, 'de');
  rememberLanguage('/docs/testing/', 'en');
  expect(lastLanguage()).toBe('de');
  localStorage.setItem('language', '"><script>');
  expect(lastLanguage()).toBe('en');
});
