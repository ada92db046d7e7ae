import { currentLanguage } from './language.ts';

/**
 * Returns the language with its region or, without one, the visitor's variant of it, such as
 * `de-CH` on a German page.
 */
export function textLocale(): string {
  const { code } = currentLanguage();
  if (code.includes('-')) return code;
  const own = globalThis.document ? navigator.languages : [];
  const fallback = code === 'en' ? 'en-GB' : code;
  return own.find((locale) => locale === code || locale.startsWith(`${code}-`)) ?? fallback;
}
