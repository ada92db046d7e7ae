import { languageCodes } from '../../src/form/language/language-codes.ts';

export { languageCodes };

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

/** Returns the path of a page in a language, or `undefined` if the page is only in English. */
export function pathIn(code: LanguageCode, path: string): string | undefined {
  const [, first = ''] = path.split('/');
  const english = isLanguage(first) ? path.slice(first.length + 1) : path;
  if (code === 'en') return english;
  return isTranslated.test(english) ? `/${code}${english}` : undefined;
}

/** Guides and the API page are for developers, who read English. */
const isTranslated = /^\/(?:embed\/|tables\/|tools\/[\w-]+\/)?$/;

/**
 * Returns the paths of a page in all languages by their codes, and that of the English page for all
 * other languages as `x-default`. Returns none if the page is only in English.
 */
export function translatedPaths(path: string): readonly (readonly [code: string, path: string])[] {
  if (pathIn('de', path) === undefined) return [];
  const codes = [
    ...languageCodes.map((code) => [code, code] as const),
    ['x-default', 'en'] as const,
  ];
  return codes.map(([name, code]) => [name, pathIn(code, path) ?? path]);
}
