import type { Dictionary, ElementLanguage } from '../language/language.ts';
import errors from './zh/errors.json' with { type: 'json' };
import texts from './zh/texts.json' with { type: 'json' };

const ofTools = import.meta.glob<Dictionary>('./zh/tools/*.json', { import: 'default' });

/** Chinese texts of the elements, which load those of a tool that they show. */
export const zh: ElementLanguage = {
  code: 'zh',
  texts,
  errors,
  load: (slug) => ofTools[`./zh/tools/${slug}.json`]?.(),
};
