import type { Translation } from './languages.ts';

/** Explains why a page is in English: its translation is not stored, and there is no network. */
export const onlyInEnglish: Readonly<Record<Translation, string>> = {
  de: 'Ohne Netz gibt es diese Seite nur auf Englisch.',
  es: 'Sin conexión, esta página solo está en inglés.',
  fr: 'Sans réseau, cette page n’existe qu’en anglais.',
  pt: 'Sem conexão, esta página só existe em inglês.',
  ja: 'オフラインでは、このページは英語でのみ表示されます。',
  zh: '离线时，本页仅提供英文版。',
  ar: 'من دون اتصال بالشبكة، لا تتوفر هذه الصفحة إلا بالإنجليزية.',
};
