import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './ar/errors.json' with { type: 'json' };
import texts from './ar/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./ar/tools/*.json', { import: 'default' });

/** Arabic texts of the elements, which load those of a tool that they show. */
export const ar: ElementLanguage = {
  code: 'ar',
  texts,
  errors,
  load: (slug) => ofTools[`./ar/tools/${slug}.json`]?.(),
};
