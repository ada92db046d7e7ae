import { expect, test } from 'vitest';
import { inLanguage, t } from '../../demo/language.ts';
import { withShortKeys } from '../../demo/languages/dictionaries.ts';
import { shortKey } from '../../demo/languages/short-key.ts';

test.each([
  // From the test vectors of FNV-1a by Landon Curt Noll.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the short key of "%s" is its FNV-1a hash', (text, expected) => {
  expect(shortKey(text)).toBe(expected.toString(36));
});

test('a page finds its translations by short keys', () => {
  const dictionary = withShortKeys({
    'Roll {count} again': '{count} noch einmal würfeln',
    API: 'API',
  });
  expect(Object.keys(dictionary)).toEqual([shortKey('Roll {count} again')]);
  const say = () => t('Roll {count} again', { count: '3' });
  expect(inLanguage({ code: 'de', dictionary }, say)).toBe('3 noch einmal würfeln');
});

test('two texts of a page with the same short key are refused', () => {
  // Both have the same FNV-1a.
  const dictionary = { declinate: 'beugen', macallums: 'Eschen' };
  expect(() => withShortKeys(dictionary)).toThrow('Reword “macallums”');
});
