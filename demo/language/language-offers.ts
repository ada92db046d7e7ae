import type { LanguageCode } from './languages.ts';

/** Offers a page in each language, in that language. */
export const languageOffers: Readonly<
  Record<LanguageCode, { readonly offer: string; readonly dismiss: string }>
> = {
  en: { offer: 'Read this page in English', dismiss: 'Dismiss' },
  de: { offer: 'Diese Seite auf Deutsch lesen', dismiss: 'Ausblenden' },
  es: { offer: 'Leer esta página en español', dismiss: 'Ocultar' },
  fr: { offer: 'Lire cette page en français', dismiss: 'Masquer' },
  pt: { offer: 'Ler esta página em português', dismiss: 'Ocultar' },
  ja: { offer: 'このページを日本語で読む', dismiss: '閉じる' },
  zh: { offer: '阅读本页的简体中文版', dismiss: '关闭' },
  ar: { offer: 'اقرأ هذه الصفحة بالعربية', dismiss: 'إخفاء' },
};
