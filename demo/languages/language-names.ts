import type { LanguageCode } from './languages.ts';

/** What each language calls itself. */
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
