import { namesBetweenCommas } from './parse-arguments.ts';
import { UsageError } from './usage.ts';

/** What the modules of the element's languages export, by the code of the language. */
export const elementLanguages = {
  ar: 'arabic',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  ja: 'japanese',
  pt: 'portuguese',
  zh: 'chinese',
} as const;

export type ElementLanguageCode = keyof typeof elementLanguages;

export const languageCodes = Object.keys(elementLanguages).filter(isLanguage);

/** Returns the languages of the option `--languages`, whose codes are separated by commas. */
export function chooseLanguages(languages: readonly string[] = []): readonly ElementLanguageCode[] {
  const named = languages.flatMap(namesBetweenCommas).filter((code) => code !== 'en');
  const unknown = named.find((code) => !isLanguage(code));
  if (unknown !== undefined) {
    throw new UsageError(
      `There are no texts in the language ${unknown}. Name some of ${languageCodes.join(', ')}; English is always there.`,
    );
  }
  return languageCodes.filter((code) => named.includes(code));
}

function isLanguage(code: string): code is ElementLanguageCode {
  return Object.hasOwn(elementLanguages, code);
}
