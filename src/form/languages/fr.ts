import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './fr/errors.json' with { type: 'json' };
import texts from './fr/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./fr/tools/*.json', { import: 'default' });

/** French texts of the elements, which load those of a tool that they show. */
export const fr: ElementLanguage = {
  code: 'fr',
  texts,
  errors,
  load: (slug) => ofTools[`./fr/tools/${slug}.json`]?.(),
};
