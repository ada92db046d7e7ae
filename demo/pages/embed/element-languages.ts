import type { ElementLanguage } from 'toolworker/elements';
import type { LanguageCode } from '../../language/languages.ts';
import type { LanguageModule } from '../../model/embedding-code.ts';

interface OfferedLanguage extends LanguageModule {
  readonly load: () => Promise<ElementLanguage>;
}

/** The texts of the element in languages other than English. */
export const elementLanguages: Readonly<Partial<Record<LanguageCode, OfferedLanguage>>> = {
  ar: {
    name: 'arabic',
    module: 'toolworker/elements/languages/ar',
    load: async () => (await import('toolworker/elements/languages/ar')).arabic,
  },
  de: {
    name: 'german',
    module: 'toolworker/elements/languages/de',
    load: async () => (await import('toolworker/elements/languages/de')).german,
  },
  es: {
    name: 'spanish',
    module: 'toolworker/elements/languages/es',
    load: async () => (await import('toolworker/elements/languages/es')).spanish,
  },
  fr: {
    name: 'french',
    module: 'toolworker/elements/languages/fr',
    load: async () => (await import('toolworker/elements/languages/fr')).french,
  },
  ja: {
    name: 'japanese',
    module: 'toolworker/elements/languages/ja',
    load: async () => (await import('toolworker/elements/languages/ja')).japanese,
  },
  pt: {
    name: 'portuguese',
    module: 'toolworker/elements/languages/pt',
    load: async () => (await import('toolworker/elements/languages/pt')).portuguese,
  },
  zh: {
    name: 'chinese',
    module: 'toolworker/elements/languages/zh',
    load: async () => (await import('toolworker/elements/languages/zh')).chinese,
  },
};
