import type { ElementLanguage } from 'toolworker/elements';
import type { LanguageCode } from '../../language/languages.ts';
import type { LanguageModule } from '../../model/embedding-code.ts';

interface OfferedLanguage extends LanguageModule {
  readonly load: () => Promise<ElementLanguage>;
}

/** Returns a language, whose texts the module of this code exports under the name. */
function offered<Name extends string>(
  code: LanguageCode,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ElementLanguage>>>,
): OfferedLanguage {
  const module = `toolworker/elements/languages/${code}`;
  return { name, module, load: async () => (await load())[name] };
}

/** The texts of the element in languages other than English. */
export const elementLanguages: Readonly<Partial<Record<LanguageCode, OfferedLanguage>>> = {
  ar: offered('ar', 'arabic', () => import('toolworker/elements/languages/ar')),
  de: offered('de', 'german', () => import('toolworker/elements/languages/de')),
  es: offered('es', 'spanish', () => import('toolworker/elements/languages/es')),
  fr: offered('fr', 'french', () => import('toolworker/elements/languages/fr')),
  ja: offered('ja', 'japanese', () => import('toolworker/elements/languages/ja')),
  pt: offered('pt', 'portuguese', () => import('toolworker/elements/languages/pt')),
  zh: offered('zh', 'chinese', () => import('toolworker/elements/languages/zh')),
};
