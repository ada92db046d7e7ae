import { isLanguage, type LanguageCode, pathIn } from './languages/languages.ts';

const lastKey = 'language';
const offeredKey = 'language offered';

/** Remembers the language of a page that has translations, so that English-only pages can lead back to it. */
export function rememberLanguage(path: string, language: LanguageCode): void {
  if (pathIn('de', path) === undefined) return;
  try {
    localStorage.setItem(lastKey, language);
  } catch {
    // Without storage, English-only pages lead to English ones.
  }
}

/** Returns the language of the translated page that the visitor saw last. */
export function lastLanguage(): LanguageCode {
  try {
    const last = localStorage.getItem(lastKey) ?? '';
    return isLanguage(last) ? last : 'en';
  } catch {
    return 'en';
  }
}

/** Returns the site's language that the browser prefers to others, if it has any of them. */
export function preferredLanguage(languages: readonly string[]): LanguageCode | undefined {
  return languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isLanguage);
}

/**
 * Returns the language to offer on a page: the one that the browser prefers, unless the page is in it or has no such
 * translation. The answer is `undefined` after the first offer, and if the browser could not remember one.
 */
export function languageToOffer(path: string, language: LanguageCode): LanguageCode | undefined {
  const preferred = preferredLanguage(navigator.languages);
  if (!preferred || preferred === language || pathIn('de', path) === undefined) return undefined;
  try {
    if (localStorage.getItem(offeredKey) !== null) return undefined;
    localStorage.setItem(offeredKey, preferred);
    return preferred;
  } catch {
    return undefined;
  }
}
