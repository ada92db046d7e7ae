/** The languages of the site, by their BCP 47 code. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The languages into which pages are translated. */
export type Translation = Exclude<LanguageCode, 'en'>;

export function isLanguage(code: string): code is LanguageCode {
  return languageCodes.some((known) => known === code);
}

export function isTranslation(code: LanguageCode): code is Translation {
  return code !== 'en';
}

export const translations = languageCodes.filter(isTranslation);

/** The address of a page in a language; none if only an English one exists. */
export function pathIn(code: LanguageCode, path: string): string | undefined {
  const [, first = ''] = path.split('/');
  const english = isLanguage(first) ? path.slice(first.length + 1) : path;
  if (code === 'en') return english;
  return isTranslated.test(english) ? `/${code}${english}` : undefined;
}

/** Guides and the API page are for developers, who read English. */
const isTranslated = /^\/(?:tables\/|tools\/[\w-]+\/)?$/;

/** The direction in which a language is written. */
export function directionOf(code: LanguageCode): 'ltr' | 'rtl' {
  return code === 'ar' ? 'rtl' : 'ltr';
}
