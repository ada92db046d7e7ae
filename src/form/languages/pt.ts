import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './pt/errors.json' with { type: 'json' };
import texts from './pt/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./pt/tools/*.json', { import: 'default' });

/** Portuguese texts of the elements, which load those of a tool that they show. */
export const pt: ElementLanguage = {
  code: 'pt',
  texts,
  errors,
  load: (slug) => ofTools[`./pt/tools/${slug}.json`]?.(),
};
