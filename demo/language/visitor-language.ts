import { store, stored } from '../browser/storage.ts';
import { isLanguage, type LanguageCode, pathIn } from './languages.ts';

const lastKey = 'language';
const offeredKey = 'language offered';

/**
 * Remembers the language of a page that has translations, so that English-only pages can lead back
 * to it.
 */
export function rememberLanguage(path: string, language: LanguageCode): void {
  if (pathIn('de', path) !== undefined) store(lastKey, language);
}

/** Returns the language of the translated page that the visitor saw last. */
export function lastLanguage(): LanguageCode {
  const last = stored(lastKey) ?? '';
  return isLanguage(last) ? last : 'en';
}

/** Returns the site's language that the browser prefers to others, if it has any of them. */
export function preferredLanguage(languages: readonly string[]): LanguageCode | undefined {
  return languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isLanguage);
}

/**
 * Returns the language to offer on a page: the one that the browser prefers, unless the page is in
 * it or has no such translation. The answer is `undefined` after the first offer, and if the
 * browser could not remember one.
 */
export function languageToOffer(path: string, language: LanguageCode): LanguageCode | undefined {
  const preferred = preferredLanguage(navigator.languages);
  if (!preferred || preferred === language || pathIn('de', path) === undefined) return undefined;
  const isNew = stored(offeredKey) === undefined && store(offeredKey, preferred);
  return isNew ? preferred : undefined;
}

/** Offers no other language to a visitor who has chosen one. */
export function rememberChoice(language: string): void {
  store(offeredKey, language);
}
