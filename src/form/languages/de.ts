import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './de/errors.json' with { type: 'json' };
import texts from './de/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./de/tools/*.json', { import: 'default' });

/** German texts of the elements, which load those of a tool that they show. */
export const de: ElementLanguage = {
  code: 'de',
  texts,
  errors,
  load: (slug) => ofTools[`./de/tools/${slug}.json`]?.(),
};
