import type { ElementLanguage } from 'toolworker/elements';
import type { LanguageCode } from '../../language/languages.ts';

type Loaders = Readonly<Partial<Record<LanguageCode, () => Promise<ElementLanguage>>>>;

/** The texts of the element in languages other than English. */
export const elementLanguages: Loaders = {
  ar: async () => (await import('toolworker/elements/languages/ar')).ar,
  de: async () => (await import('toolworker/elements/languages/de')).de,
  es: async () => (await import('toolworker/elements/languages/es')).es,
  fr: async () => (await import('toolworker/elements/languages/fr')).fr,
  ja: async () => (await import('toolworker/elements/languages/ja')).ja,
  pt: async () => (await import('toolworker/elements/languages/pt')).pt,
  zh: async () => (await import('toolworker/elements/languages/zh')).zh,
};
