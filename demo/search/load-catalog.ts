import type { LanguageCode } from '../language/languages.ts';
import { pageLanguage } from '../language/page-language.ts';

type Catalog = typeof import('virtual:catalog/*');

const catalogs: Readonly<Record<LanguageCode, () => Promise<Catalog>>> = {
  en: () => import('virtual:catalog/en'),
  de: () => import('virtual:catalog/de'),
  es: () => import('virtual:catalog/es'),
  fr: () => import('virtual:catalog/fr'),
  pt: () => import('virtual:catalog/pt'),
  ja: () => import('virtual:catalog/ja'),
  zh: () => import('virtual:catalog/zh'),
  ar: () => import('virtual:catalog/ar'),
};

/** Loads the tools in the page's language, for the search. */
export const loadCatalog = () => catalogs[pageLanguage()]();
