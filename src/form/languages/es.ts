import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './es/errors.json' with { type: 'json' };
import texts from './es/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./es/tools/*.json', { import: 'default' });

/** Spanish texts of the elements, which load those of a tool that they show. */
export const es: ElementLanguage = {
  code: 'es',
  texts,
  errors,
  load: (slug) => ofTools[`./es/tools/${slug}.json`]?.(),
};
