import { pageLanguage } from '../language.ts';

const catalogues = {
  en: () => import('virtual:catalogue/en'),
  de: () => import('virtual:catalogue/de'),
  es: () => import('virtual:catalogue/es'),
  fr: () => import('virtual:catalogue/fr'),
  pt: () => import('virtual:catalogue/pt'),
  ja: () => import('virtual:catalogue/ja'),
  zh: () => import('virtual:catalogue/zh'),
  ar: () => import('virtual:catalogue/ar'),
};

/** Loads the tools in the page's language, for the search. */
export const loadCatalogue = () => catalogues[pageLanguage()]();
