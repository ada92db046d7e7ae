import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './ja/errors.json' with { type: 'json' };
import texts from './ja/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./ja/tools/*.json', { import: 'default' });

/** Japanese texts of the elements, which load those of a tool that they show. */
export const ja: ElementLanguage = {
  code: 'ja',
  texts,
  errors,
  load: (slug) => ofTools[`./ja/tools/${slug}.json`]?.(),
};
