import {
  currentLanguage,
  type Dictionary,
  type Language,
  setLanguage,
  inLanguage as within,
} from '../../src/form/language/language.ts';
import { isLanguage, isTranslation, type LanguageCode } from './languages.ts';
import { visitorNumberLocale } from './visitor-number-locale.ts';

/** A language of the site. */
export interface SiteLanguage {
  readonly code: LanguageCode;
  readonly dictionary: Dictionary;
}

// An open page never changes its language. The renderer sets the language of each page it writes.
setLanguage(withNumbers(ofDocument()));

function ofDocument(): SiteLanguage {
  const { lang = 'en' } = globalThis.document?.documentElement ?? {};
  const words = globalThis.document?.getElementById('words')?.textContent;
  return words && isLanguage(lang)
    ? { code: lang, dictionary: JSON.parse(words) }
    : { code: 'en', dictionary: {} };
}

/** Lets the visitor choose how numbers are written on this site, in texts too. */
function withNumbers(language: SiteLanguage): Language {
  return { ...language, numberLocale: visitorNumberLocale };
}

/** Renders in a language. `render` must be synchronous. */
export function inLanguage<Rendered>(language: SiteLanguage, render: () => Rendered): Rendered {
  return within(withNumbers(language), render);
}

/** Returns the language of the page. */
export function pageLanguage(): LanguageCode {
  const { code } = currentLanguage();
  return isLanguage(code) ? code : 'en';
}

/** Returns the path of a page of the site in the language of this page. */
export function localized(path: string): string {
  const code = pageLanguage();
  return isTranslation(code) ? `/${code}${path}` : path;
}
