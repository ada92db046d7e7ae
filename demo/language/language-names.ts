import type { LanguageCode } from './languages.ts';

/** The name of each language in that language. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ja: '日本語',
  zh: '简体中文',
  ar: 'العربية',
};
