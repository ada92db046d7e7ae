import { languageCode } from './language.ts';

/** Returns the visitor's variant of the language, such as `de-CH` on a German page. */
export function textLocale(): string {
  const code = languageCode();
  const own = globalThis.document ? navigator.languages : [];
  const fallback = code === 'en' ? 'en-GB' : code;
  return own.find((locale) => locale === code || locale.startsWith(`${code}-`)) ?? fallback;
}
